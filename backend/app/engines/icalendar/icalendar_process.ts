/*
 * Reads one calendar of another program in a process of its own: what a stranger's file does to the
 * reader, it does to this process, which has little memory and little time.
 */
import { readFile, stat } from 'node:fs/promises'
import { decodeText } from '#engines/csv/csv_table'
import { CALENDAR_FILE } from '#engines/limits/reading'
import { serveCalls } from '#engines/processes/serve_calls'
import { CalendarFileError } from './errors.js'
import type { CalendarOrder } from './orders.js'
import { readCalendar } from './read_calendar.js'

serveCalls({
  async read({ path, ...order }: CalendarOrder) {
    if ((await stat(path)).size > CALENDAR_FILE.bytes) throw new CalendarFileError('too_large')
    const text = decodeText(await readFile(path))
    if (text.includes('\0')) throw new CalendarFileError('unreadable')
    return readCalendar(text, order)
  },
})
