import vine from '@vinejs/vine'
import { day, decimal, line, reference } from '#core/validation/fields'
import { MISS_REASONS, PROMISE_OUTCOMES } from '#production/enums/planning'

const amount = {
  /** How far the task will be at the end of the week; or a quantity with its unit. */
  percent: vine.number({ strict: true }).withoutDecimals().range([1, 100]).nullable().optional(),
  quantity: decimal({ digits: 4 }).nullable().optional(),
  unit: line(20).nullable().optional(),
  note: line(500).nullable().optional(),
}

/** Any day stands for its week. */
export const weekValidator = vine.create({ day: day().optional() })

/** Into the week of this day. */
export const carryValidator = vine.create({ day: day() })

export const createPromiseValidator = vine.create({
  day: day(),
  taskId: reference(),
  promisedBy: reference(),
  ...amount,
})

export const updatePromiseValidator = vine.create({
  promisedBy: reference().optional(),
  ...amount,
})

export const outcomeValidator = vine.create({
  /** Null takes a report back. */
  outcome: vine.enum(PROMISE_OUTCOMES).nullable(),
  reason: vine
    .enum(MISS_REASONS.map(({ value }) => value))
    .nullable()
    .optional(),
  comment: line(500).nullable().optional(),
})
