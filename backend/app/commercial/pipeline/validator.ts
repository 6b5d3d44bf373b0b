import vine from '@vinejs/vine'
import { day, decimal, line } from '#core/validation/fields'

const HUNDRED = 100

export const periodValidator = vine.create({ from: day().optional(), to: day().optional() })

export const yearValidator = vine.create({
  year: vine.number().withoutDecimals().range([2000, 2200]).optional(),
})

export const visitsValidator = vine.create({
  year: vine.number().withoutDecimals().range([2000, 2200]),
  initials: line(10).minLength(1),
})

export const pipelineEntryValidator = vine.create({
  probability: vine.number({ strict: true }).range([0, HUNDRED]).nullable().optional(),
  expectedOn: day().nullable().optional(),
  nextStep: line(200).nullable().optional(),
  nextStepOn: day().nullable().optional(),
})

const month = () => vine.string().regex(/^2\d{3}-(0[1-9]|1[0-2])$/)

export const targetsValidator = vine.create({
  initials: line(10).minLength(1),
  months: vine
    .array(
      vine.object({ month: month(), amount: decimal({ digits: 2, min: 0, max: 100_000_000_000 }) })
    )
    .minLength(1)
    .maxLength(12),
})
