export const CALENDAR_FILE_FAULTS = [
  'unreadable',
  'cut_off',
  'no_calendar',
  'no_events',
  'too_large',
  'too_many_events',
  'nested',
] as const
export type CalendarFileFault = (typeof CALENDAR_FILE_FAULTS)[number]

/** A file of which nothing is imported. */
export class CalendarFileError extends Error {
  /** The way of errors over the border of a process. */
  readonly code: string

  constructor(
    readonly fault: CalendarFileFault,
    options?: ErrorOptions
  ) {
    super(fault, options)
    this.code = fault
  }
}

export const isCalendarFileFault = (code: unknown): code is CalendarFileFault =>
  CALENDAR_FILE_FAULTS.includes(code as CalendarFileFault)

export const EVENT_FAULTS = [
  'broken',
  'broken_date',
  'no_start',
  'end_before_start',
  'too_long',
  'out_of_years',
  'unknown_zone',
  'unsupported_rule',
  'too_often',
  'too_many_exceptions',
  'never',
  'duplicate',
] as const
export type EventFault = (typeof EVENT_FAULTS)[number]

/** An event of a file that is not imported; the others are. */
export class EventError extends Error {
  constructor(
    readonly fault: EventFault,
    options?: ErrorOptions
  ) {
    super(fault, options)
  }
}
