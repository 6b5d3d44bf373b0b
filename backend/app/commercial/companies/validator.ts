import vine from '@vinejs/vine'
import { line } from '#core/validation/fields'
import { contactPoints } from '#commercial/shared/contact_points'
import { taxDetails } from '#commercial/shared/tax_details'

export const updateCompanyValidator = vine.create({
  legalName: line(200).nullable().optional(),
  legalNameAr: line(200).nullable().optional(),
  ...taxDetails(),
  contactPoints: contactPoints(),
})
