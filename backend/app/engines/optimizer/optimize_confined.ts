import { CONFINED } from '#engines/limits/reading'
import { programBeside } from '#engines/processes/confine'
import { HelperProcess } from '#engines/processes/helper_process'
import type { OptimizeOrder, OptimizeOutcome } from './optimize_process.js'

const PROGRAM = programBeside(import.meta.url, 'optimize_process')
const LINGER_MS = 1000

interface Watching {
  signal?: AbortSignal
  /** A fraction between 0 and 1. */
  onProgress?: (fraction: number) => void
}

/**
 * Looks for a better plan in a process of its own, which ends with it, or at once when aborted.
 * @throws HelperFailure when the process ended or was ended before it answered; the signal's reason
 */
export async function optimizeConfined(
  order: OptimizeOrder,
  { signal, onProgress }: Watching = {}
): Promise<OptimizeOutcome> {
  const helper = new HelperProcess(PROGRAM, { idleMs: LINGER_MS, confinement: CONFINED.optimizer })
  try {
    return await helper.call<OptimizeOutcome>('optimize', order, { signal, onProgress })
  } finally {
    helper.close()
  }
}
