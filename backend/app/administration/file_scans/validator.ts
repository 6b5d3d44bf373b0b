import vine from '@vinejs/vine'
import { line } from '#core/validation/fields'

export const removalValidator = vine.create({ reason: line(500).minLength(3) })
