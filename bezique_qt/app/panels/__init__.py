"""Everything beside the table: hints, score sheet, log, notices."""
