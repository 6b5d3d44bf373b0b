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

const title = () => line(120).minLength(3).optional()
const body = () => vine.string().trim().minLength(10).maxLength(2000).optional()

export const levelValidator = vine.create({
  days: vine.number({ strict: true }).withoutDecimals().range([1, 365]).optional(),
  titleEn: title(),
  titleAr: title(),
  bodyEn: body(),
  bodyAr: body(),
})

export const batchValidator = vine.create({ currency: vine.enum(CURRENCIES) })
