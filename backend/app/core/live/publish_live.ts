import { broadcast } from './bus.js'
import type { LiveMessage } from './messages.js'

export type { LiveMessage } from './messages.js'

/**
 * Sends something to open browsers, in every process. Call it after the commit (`unit.afterCommit`).
 * Nothing depends on its arrival: browsers that receive nothing poll on their own.
 */
export function publishLive(message: LiveMessage) {
  broadcast({ kind: 'live', message })
}
