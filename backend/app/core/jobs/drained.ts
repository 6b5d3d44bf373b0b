import { setTimeout as sleep } from 'node:timers/promises'
import queueConfig from '#config/queue'
import { stopAllRunning } from './running_jobs.js'
import { closeSlots, openSlots } from './job_slots.js'

/**
 * Waits for the jobs in hand; those not done in time are stopped and released, so that the
 * whole takes at most `seconds`.
 */
export async function drained(inHand: () => Promise<unknown>, seconds: number) {
  closeSlots()
  const tidyUp = queueConfig.grace + 1
  const timer = new AbortController()
  const all = inHand().finally(() => timer.abort())
  await pause(Math.max(0, seconds - tidyUp), timer.signal)
  stopAllRunning('shutdown')
  await pause(tidyUp, timer.signal)
  if (timer.signal.aborted) await all
  openSlots()
}

function pause(seconds: number, signal: AbortSignal) {
  return sleep(seconds * 1000, null, { signal }).catch(() => null)
}
