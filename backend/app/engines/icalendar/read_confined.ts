import { AT_ONCE, CONFINED } from '#engines/limits/reading'
import { atMost } from '#engines/processes/at_most'
import { programBeside } from '#engines/processes/confine'
import { confinedCall } from '#engines/processes/confined_call'
import { HelperFailure } from '#engines/processes/helper_process'
import { CalendarFileError, isCalendarFileFault } from './errors.js'
import type { CalendarOrder, FileEntry } from './orders.js'

const PROGRAM = programBeside(import.meta.url, 'icalendar_process')

const inTurn = atMost(AT_ONCE.calendars)

/**
 * Reads a calendar of another program in a process of its own.
 * @throws CalendarFileError
 */
export function readConfined(order: CalendarOrder): Promise<FileEntry[]> {
  return inTurn(async () => {
    try {
      return await confinedCall<FileEntry[]>(PROGRAM, 'read', order, CONFINED.calendar)
    } catch (error) {
      if (!(error instanceof HelperFailure)) throw error
      if (isCalendarFileFault(error.code)) throw new CalendarFileError(error.code, { cause: error })
      // the reader was ended: by the file, or by what it may take at most
      if (error.code === 'E_HELPER_GONE') throw new CalendarFileError('too_large', { cause: error })
      throw error
    }
  })
}
