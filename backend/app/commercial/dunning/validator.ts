import vine from '@vinejs/vine'
import { CURRENCIES } from '#engines/money/money'
import { day, line, reference } from '#core/validation/fields'
import { PAUSE_KINDS } from './dunning_pause.js'

export const dueQuestion = vine.create({ currency: vine.enum(CURRENCIES).optional() })

export const letterValidator = vine.create({
  clientId: reference(),
  currency: vine.enum(CURRENCIES),
})

export const pauseValidator = vine.create({
  kind: vine.enum(PAUSE_KINDS),
  reason: line(1000).minLength(3),
  untilOn: day().nullable().optional(),
})
