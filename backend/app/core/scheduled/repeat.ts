import { setTimeout as sleep } from 'node:timers/promises'
import logger from '@adonisjs/core/services/logger'

/**
 * Runs `task` now and then `seconds` after each end, never twice at once.
 * @returns stops it, waiting for the run in progress
 */
export function repeat(name: string, seconds: number, task: () => Promise<unknown>) {
  const stopping = new AbortController()
  const loop = (async () => {
    while (!stopping.signal.aborted) {
      try {
        await task()
      } catch (err) {
        logger.error({ err, task: name }, 'background task failed')
      }
      await sleep(seconds * 1000, null, { signal: stopping.signal }).catch(() => null)
    }
  })()
  return async () => {
    stopping.abort()
    await loop
  }
}
