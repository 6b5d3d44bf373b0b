import { http } from '../../../../api/http'
import { HttpError } from '../../../../api/http-error'
import { isPassing, problemOf } from '../../../../providers/queue-problem'
import { queueSender } from '../../../../providers/queue-sender'
import type { AttendanceCheck } from '../attendance-check'
import { checkStore } from './store'

/** A line that has died quietly is given up after this long, and the request is sent again later. */
const TIMEOUT = 30_000

/**
 * Sends a waiting entry exactly as it was made: after a lost answer the portal knows it by its key.
 * @returns null when it no longer waits or was refused
 * @throws HttpError when the portal can't be reached: it goes on waiting
 */
export async function sendCheck(key: string): Promise<AttendanceCheck | null> {
  const entry = await checkStore.readEntry(key)
  if (entry?.state !== 'waiting') return null
  try {
    const { data } = await http.post<AttendanceCheck>('/api/attendance-checks', entry.body, {
      timeout: TIMEOUT,
    })
    await checkStore.changeEntry(key, () => null)
    return data
  } catch (error) {
    if (!(error instanceof HttpError) || isPassing(error)) throw error
    const problem = problemOf(error)
    await checkStore.changeEntry(key, (now) => ({ ...now, state: 'refused', problem }))
    return null
  }
}

export const checkSender = queueSender({
  lock: 'binaa-attendance',
  store: checkStore,
  send: sendCheck,
})
