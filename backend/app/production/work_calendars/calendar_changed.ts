/** The working days of a calendar, or of one that builds on it, may be others now. */
export const CALENDAR_CHANGED = 'production.work_calendar_changed'

export interface CalendarChanged {
  calendarId: number
}
