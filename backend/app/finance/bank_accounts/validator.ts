import vine from '@vinejs/vine'
import { CURRENCIES } from '#engines/money/money'

export const accountLookupValidator = vine.create({ currency: vine.enum(CURRENCIES).optional() })
