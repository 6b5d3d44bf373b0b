/*
 * Reads one schedule of another program in a process of its own: what a stranger's file does to the
 * reader, it does to this process, which has little memory and little time.
 */
import { readFile, stat } from 'node:fs/promises'
import { SCHEDULE_FILE } from '#engines/limits/reading'
import { DocumentError } from '#engines/ooxml/document_error'
import { serveCalls } from '#engines/processes/serve_calls'
import { SchedulingError } from '#engines/scheduling/errors'
import { tableRows } from '#engines/spreadsheet/table_rows'
import type { TableRow } from '#engines/spreadsheet/table_row'
import { agreementOf } from './agreement.js'
import { ScheduleFileError } from './errors.js'
import type { ReadSchedule, ScheduleOrder } from './orders.js'
import { readRows } from './rows_read.js'
import { readSchedule } from './read_schedule.js'
import type { ScheduleFile } from './schedule_file.js'
import { storableFile } from './storable_file.js'

serveCalls({
  async read(order: ScheduleOrder): Promise<ReadSchedule> {
    const file = await fileOf(order)
    return planned(file, () => {
      const { file: stored, notes } = storableFile(file)
      // what would be stored is compared, not what the file says itself
      return planned(stored, () => ({
        ...{ file: stored, notes: notes.list, fault: null },
        agreement: agreementOf(stored, notes.relinked),
      }))
    })
  },
})

/** @param read may throw of the tasks of this file that they have no dates */
function planned(file: ScheduleFile, read: () => ReadSchedule): ReadSchedule {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof SchedulingError)) throw error
    const names = error.tasks.map((id) => file.tasks[id - 1]!.name)
    return { file, notes: [], agreement: null, fault: { fault: error.fault, tasks: names } }
  }
}

async function fileOf({ path, format, defaults }: ScheduleOrder): Promise<ScheduleFile> {
  const { size } = await stat(path)
  if (size > SCHEDULE_FILE.bytes) throw new ScheduleFileError('too_large')
  if (format === 'xer' || format === 'mspdi') return readSchedule(await readFile(path), format)
  const rows: TableRow[] = []
  try {
    for await (const row of tableRows(path, format)) {
      rows.push(row)
      if (rows.length > SCHEDULE_FILE.tasks + 100) throw new ScheduleFileError('too_many_tasks')
    }
  } catch (cause) {
    if (!(cause instanceof DocumentError)) throw cause
    const fault = cause.code === 'too_large' ? 'too_large' : 'unreadable'
    throw new ScheduleFileError(fault, '', { cause })
  }
  return readRows(rows, format, defaults)
}
