import vine from '@vinejs/vine'
import { reference } from '#core/validation/fields'

export const endSessionsValidator = vine.create({ userId: reference() })
