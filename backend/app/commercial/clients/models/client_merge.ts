import { DateTime } from 'luxon'
import { ClientMergeSchema } from '#database/schema'

export default class ClientMerge extends ClientMergeSchema {
  /** Whether the merged client can still be brought back. */
  mayUndo(now = DateTime.utc()): boolean {
    return this.status === 'merged' && this.undoUntil > now
  }
}
