import type { Agreement } from './agreement.js'
import type { RowDefaults } from './schedule_row.js'
import type { ScheduleFile, ScheduleFormat } from './schedule_file.js'

/** A request to the reading process. */
export interface ScheduleOrder {
  path: string
  format: ScheduleFormat
  /** What a table does not say. */
  defaults: RowDefaults
}

export interface ReadSchedule {
  file: ScheduleFile
  /** Null when the plan has no dates; then why. */
  agreement: Agreement | null
  fault: { fault: string; tasks: string[] } | null
}
