import vine from '@vinejs/vine'
import { line } from '#core/validation/fields'
import { MANUAL_POINTS } from './checklist.js'

export const tickValidator = vine.create({
  point: vine.enum(MANUAL_POINTS),
  done: vine.boolean({ strict: true }),
})

export const closeValidator = vine.create({ note: line(1000).minLength(3).nullable().optional() })

export const yearValidator = vine.create({
  year: vine.number({ strict: true }).withoutDecimals().range([2000, 2200]),
})
