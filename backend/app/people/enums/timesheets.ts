/** A week that came back, or was reopened, is a draft with a comment. */
export const TIMESHEET_STATUSES = ['draft', 'submitted', 'approved', 'locked'] as const
export type TimesheetStatus = (typeof TIMESHEET_STATUSES)[number]

/** Of weeks whose hours count: as cost, as overtime, for payroll. */
export const SETTLED_TIMESHEETS: readonly TimesheetStatus[] = ['approved', 'locked']

/** Of a week that nobody has begun there is no row. */
export const WEEK_STATES = ['missing', ...TIMESHEET_STATUSES] as const
export type WeekState = (typeof WEEK_STATES)[number]
