import vine from '@vinejs/vine'
import * as rules from '#core/validation/fields'

const line = (max: number) => rules.line(max).minLength(1).optional()

/** What is left out goes on as it was. */
export const jobChangeValidator = vine.create({
  effectiveOn: rules.day(),
  reason: rules.line(400).nullable().optional(),
  departmentId: rules.reference().optional(),
  managerId: rules.reference().nullable().optional(),
  position: line(120),
  positionAr: line(120),
  location: rules.line(120).nullable().optional(),
  grade: rules.line(20).nullable().optional(),
  employmentType: line(40),
  status: vine.enum(['active', 'on_leave', 'suspended']).optional(),
})

export const dayValidator = vine.create({ on: rules.day() })
