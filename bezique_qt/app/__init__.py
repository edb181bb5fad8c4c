"""The desktop app: everything that needs Qt."""
