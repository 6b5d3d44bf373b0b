import vine from '@vinejs/vine'
import { day, decimal, line, reference } from '#core/validation/fields'
import { MILESTONE_CHANGES } from '#production/enums/milestones'

/** Ten billion: more than any contract of the firm. */
const amount = () => decimal({ digits: 3, max: 10_000_000_000 }).nullable().optional()
const percent = () => decimal({ digits: 2, max: 100 }).nullable().optional()

const facts = {
  nameAr: line(200).nullable().optional(),
  /** A milestone of the project's schedule. */
  taskId: reference().nullable().optional(),
  reachedOn: day().nullable().optional(),
  /** For each day of delay, in the project's currency. */
  damages: amount(),
  /** The most that damages come to, in percent of the contract. */
  damagesCap: percent(),
  payment: amount(),
  paymentPercent: percent(),
  /** Its place among the milestones of the project, from 1. */
  position: vine.number({ strict: true }).withoutDecimals().range([1, 10_000]).optional(),
}

export const createMilestoneValidator = vine.create({
  ...facts,
  name: line(200).minLength(1),
  contractOn: day(),
})

/** The contract day isn't among them: it changes with a reason only. */
export const updateMilestoneValidator = vine.create({
  ...facts,
  name: line(200).minLength(1).optional(),
})

export const contractDayValidator = vine.create({
  contractOn: day(),
  cause: vine.enum(MILESTONE_CHANGES.map(({ value }) => value)),
  /** The approved variation order that gives the time. */
  variationId: reference().nullable().optional(),
  reason: line(1000).minLength(1),
})
