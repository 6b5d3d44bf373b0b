import { setTimeout as sleep } from 'node:timers/promises'

const MOST_CRASHES = 5
const WITHIN_MS = 60_000
const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 5_000

/** By which a program asks that the whole portal is started again (`administration/demo_data/start_again.ts`). */
export const START_AGAIN = 75

/**
 * Runs a program until `signal` or until it ends in order. One that crashes is started again, after a
 * pause that doubles; more than five crashes within a minute are no accident, and neither is a first
 * start that fails by itself.
 * @param launch starts it again each time
 * @param wasReady whether it has ever worked
 * @returns {Promise<number>} exit code; START_AGAIN where the program asked for that
 */
export async function keepRunning(name, launch, { signal, wasReady = () => true }) {
  const crashes = []
  for (;;) {
    const { code, by } = await ranToItsEnd(launch, signal)
    if (signal.aborted || code === 0) return 0
    if (code === START_AGAIN) return code
    if (!by && !wasReady()) return 1
    const how = by ?? `exit code ${code}`
    crashes.push(Date.now())
    while (crashes[0] < Date.now() - WITHIN_MS) crashes.shift()
    if (crashes.length > MOST_CRASHES) {
      console.error(`The ${name} ended (${how}) ${crashes.length} times within a minute: given up.`)
      return 1
    }
    console.error(`The ${name} ended (${how}) and is started again.`)
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** (crashes.length - 1), LONGEST_PAUSE_MS)
    await sleep(pause, null, { signal }).catch(() => null)
    if (signal.aborted) return 0
  }
}

/** One life of the program; a signal to end reaches it too, and its end is awaited. */
function ranToItsEnd(launch, signal) {
  return new Promise((resolve, reject) => {
    const child = launch()
    const stop = () => child.kill('SIGTERM')
    signal.addEventListener('abort', stop, { once: true })
    child.once('error', reject)
    child.once('exit', (code, by) => {
      signal.removeEventListener('abort', stop)
      resolve({ code, by })
    })
  })
}
