import type { Agreement } from './agreement.js'
import type { LinkNote } from './link_notes.js'
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
  /** As it is stored; where the plan has no dates, as the file has it. */
  file: ScheduleFile
  notes: LinkNote[]
  /** Null when the plan has no dates; then why. */
  agreement: Agreement | null
  fault: { fault: string; tasks: string[] } | null
}
