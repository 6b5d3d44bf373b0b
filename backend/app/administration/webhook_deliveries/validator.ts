import vine from '@vinejs/vine'
import { instant } from '#core/validation/fields'

export const replayValidator = vine.create({
  /** All that failed since then. */
  since: instant(),
})
