import { DunningPauseSchema } from '#database/schema'

export const PAUSE_KINDS = ['pause', 'dispute'] as const

/** An invoice that is not dunned: for a while, or as long as it is disputed. */
export default class DunningPause extends DunningPauseSchema {
  declare kind: (typeof PAUSE_KINDS)[number]
}
