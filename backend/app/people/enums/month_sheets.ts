export const MONTH_SHEET_STATUSES = ['draft', 'checked', 'locked'] as const
export type MonthSheetStatus = (typeof MONTH_SHEET_STATUSES)[number]

/** What someone has to look at before a line is paid. */
export const MONTH_LINE_WARNINGS = [
  'no_rate',
  'no_account',
  'negative',
  'week_missing',
  'leave_open',
  'overtime_open',
  'attendance_open',
  'attendance_differs',
  'document_expired',
  'settlement',
  'settlement_open',
] as const
export type MonthLineWarning = (typeof MONTH_LINE_WARNINGS)[number]
