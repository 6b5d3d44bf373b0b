import { CONFINED } from '#engines/limits/reading'
import { programBeside } from '#engines/processes/confine'
import { confinedCall } from '#engines/processes/confined_call'
import { HelperFailure } from '#engines/processes/helper_process'
import { isScheduleFileFault, ScheduleFileError } from './errors.js'
import type { ReadSchedule, ScheduleOrder } from './orders.js'

const PROGRAM = programBeside(import.meta.url, 'schedule_process')

/**
 * Reads a schedule in a process of its own, with the agreement of its dates.
 * @throws ScheduleFileError, or the signal's reason when aborted
 */
export async function readConfined(
  order: ScheduleOrder,
  signal?: AbortSignal
): Promise<ReadSchedule> {
  try {
    return await confinedCall<ReadSchedule>(PROGRAM, 'read', order, CONFINED.schedule, signal)
  } catch (error) {
    if (!(error instanceof HelperFailure)) throw error
    if (isScheduleFileFault(error.code))
      throw new ScheduleFileError(error.code, error.message, { cause: error })
    // the reader was ended: by the file, or by what it may take at most
    if (error.code === 'E_HELPER_GONE')
      throw new ScheduleFileError('too_large', '', { cause: error })
    throw error
  }
}
