import { SCHEDULE_FILE } from '#engines/limits/reading'
import { checkFile } from './check_file.js'
import { ScheduleFileError } from './errors.js'
import { readMspdi } from './mspdi_read.js'
import type { ScheduleFile, ScheduleFormat } from './schedule_file.js'
import { decodeUnnamed } from './text_encoding.js'
import { readXer } from './xer_read.js'

/**
 * Reads a file of another program; tables go by `readRows`.
 * @throws ScheduleFileError
 */
export async function readSchedule(
  bytes: Uint8Array,
  format: Extract<ScheduleFormat, 'xer' | 'mspdi'>
): Promise<ScheduleFile> {
  if (bytes.length > SCHEDULE_FILE.bytes) throw new ScheduleFileError('too_large')
  return checkFile(format === 'xer' ? readXer(decodeUnnamed(bytes)) : await readMspdi(bytes))
}
