import vine from '@vinejs/vine'
import * as rules from '#core/validation/fields'

export const moveValidator = vine.create({
  parentDepartmentId: rules.reference().nullable(),
  effectiveOn: rules.day(),
  reason: rules.line(400).nullable().optional(),
})
