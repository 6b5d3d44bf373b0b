import { ScheduleImportSchema } from '#database/schema'
import type { ScheduleFileFault } from '#engines/schedule_files/errors'
import type { ScheduleFormat } from '#engines/schedule_files/schedule_file'

export const IMPORT_STATUSES = ['reading', 'ready', 'failed', 'applying', 'applied'] as const
export type ImportStatus = (typeof IMPORT_STATUSES)[number]

/** A schedule of another program that somebody has uploaded for a project. */
export default class ScheduleImport extends ScheduleImportSchema {
  declare format: ScheduleFormat
  declare status: ImportStatus
  declare fault: ScheduleFileFault | null
}
