import vine from '@vinejs/vine'
import { day } from '#core/validation/fields'

export const periodValidator = vine.create({ fromOn: day(), toOn: day() })
