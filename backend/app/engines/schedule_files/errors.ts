export const SCHEDULE_FILE_FAULTS = [
  'unreadable',
  'cut_off',
  'not_this_format',
  'too_large',
  'too_many_tasks',
  'no_project',
  'no_tasks',
  'no_columns',
  'cycle_of_parents',
  'duplicate_codes',
  'broken_date',
] as const
export type ScheduleFileFault = (typeof SCHEDULE_FILE_FAULTS)[number]

/** A file that is no schedule. `detail` says where: a table, a line, a code. */
export class ScheduleFileError extends Error {
  /** The way of errors over the border of a process. */
  readonly code: string

  constructor(
    readonly fault: ScheduleFileFault,
    readonly detail = '',
    options?: ErrorOptions
  ) {
    super(detail || fault, options)
    this.code = fault
  }
}

export const isScheduleFileFault = (code: unknown): code is ScheduleFileFault =>
  SCHEDULE_FILE_FAULTS.includes(code as ScheduleFileFault)
