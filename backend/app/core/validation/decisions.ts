import vine from '@vinejs/vine'
import { line } from '#core/validation/fields'

/** The body of a decision that must be explained: a rejection, a cancellation, a reversal. */
export const reasonValidator = vine.create({ reason: line(1000).minLength(1) })

/** The body of a decision that may be commented. */
export const commentValidator = vine.create({ comment: line(1000).nullable().optional() })
