import vine from '@vinejs/vine'
import { day, line, phone, reference, website } from '#core/validation/fields'
import { contactPoints } from '#commercial/shared/contact_points'
import { taxNumber } from '#commercial/shared/tax_details'
import { CONSENT_WAYS, DATA_SOURCES, LEGAL_BASES, PURPOSES } from '#commercial/enums/consents'
import { COMPANY_TYPES } from '#commercial/enums/company_types'

const optional = {
  jobTitle: line(160).nullable().optional(),
  company: line(200).nullable().optional(),
  companyType: vine
    .enum(COMPANY_TYPES.map(({ value }) => value))
    .nullable()
    .optional(),
  mobile: phone().nullable().optional(),
  email: vine.string().trim().maxLength(254).email().nullable().optional(),
  phone: phone().nullable().optional(),
  location: line(160).nullable().optional(),
  address: line(400).nullable().optional(),
  website: website().nullable().optional(),
  notes: line(5000).nullable().optional(),
  purposes: vine
    .array(vine.enum(PURPOSES))
    .maxLength(PURPOSES.length)
    .distinct()
    .nullable()
    .optional(),
  legalBasis: vine.enum(LEGAL_BASES).nullable().optional(),
  dataSource: vine.enum(DATA_SOURCES).nullable().optional(),
  consentOn: day().nullable().optional(),
  consentBy: line(160).nullable().optional(),
  consentHow: vine.enum(CONSENT_WAYS).nullable().optional(),
  consentWithdrawnOn: day().nullable().optional(),
  consentNote: line(1000).nullable().optional(),
  ownerId: reference().nullable().optional(),
  contactPoints: contactPoints(),
  /** Of the company; one that it has already stays. */
  companyVatNumber: taxNumber().nullable().optional(),
}

export const createClientValidator = vine.create({ name: line(200).minLength(1), ...optional })
export const updateClientValidator = vine.create({
  name: line(200).minLength(1).optional(),
  ...optional,
})
