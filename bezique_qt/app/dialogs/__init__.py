"""The dialogs. Each is shown with open(); none stops the event loop."""
