import vine from '@vinejs/vine'
import { day, line, reference } from '#core/validation/fields'
import { CONSTRAINT_KINDS } from '#production/enums/planning'

const kind = () => vine.enum(CONSTRAINT_KINDS.map(({ value }) => value))
const description = () => line(500).minLength(1)
const descriptionAr = () => line(500).nullable().optional()
const when = {
  /** Days before the start of the task; without either it is the day on which the task starts. */
  leadDays: vine.number({ strict: true }).withoutDecimals().range([0, 365]).nullable().optional(),
  fixedOn: day().nullable().optional(),
}

export const createConstraintValidator = vine.create({
  taskId: reference(),
  kind: kind(),
  description: description(),
  descriptionAr: descriptionAr(),
  ownerId: reference(),
  /** The blocker of a site report that it is made of. */
  blockerId: reference().optional(),
  ...when,
})

export const updateConstraintValidator = vine.create({
  kind: kind().optional(),
  description: description().optional(),
  descriptionAr: descriptionAr(),
  ownerId: reference().optional(),
  ...when,
})
