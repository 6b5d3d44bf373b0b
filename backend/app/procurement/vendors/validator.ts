import vine from '@vinejs/vine'
import { PRINT_CHOICES } from '#core/printing/print_choice'
import { CURRENCIES } from '#engines/money/money'
import { line, phone, website } from '#core/validation/fields'
import { accountNumber, iban, swiftCode } from '#procurement/vendors/bank/validator'
import { crNumber, fourDigits, vatNumber } from './saudi_numbers_validator.js'

/** `type` and `group` hold values of the portal's lists, checked where they are saved. */
const required = {
  name: line(200).minLength(1),
  type: line(30).minLength(1),
  group: line(40).minLength(1),
}

const optional = {
  businessAddress: line(400).nullable().optional(),
  city: line(80).nullable().optional(),
  country: line(80).nullable().optional(),
  postalCode: line(20).nullable().optional(),
  crNumber: crNumber().nullable().optional(),
  vatNumber: vatNumber().nullable().optional(),
  buildingNumber: fourDigits().nullable().optional(),
  street: line(120).nullable().optional(),
  district: line(120).nullable().optional(),
  additionalNumber: fourDigits().nullable().optional(),
  primaryContactName: line(200).nullable().optional(),
  phone: phone().nullable().optional(),
  mobile: phone().nullable().optional(),
  email: line(254).email().nullable().optional(),
  fax: phone().nullable().optional(),
  website: website().nullable().optional(),
  bankName: line(160).nullable().optional(),
  bankCity: line(80).nullable().optional(),
  bankCountry: line(80).nullable().optional(),
  accountName: line(200).nullable().optional(),
  accountNumber: accountNumber().nullable().optional(),
  iban: iban().nullable().optional(),
  swiftCode: swiftCode().nullable().optional(),
  purchasingCurrency: vine.enum(CURRENCIES).optional(),
  documentLanguage: vine.enum(PRINT_CHOICES).optional(),
}

export const createVendorValidator = vine.create({ ...required, ...optional })

export const updateVendorValidator = vine.create({
  name: required.name.clone().optional(),
  type: required.type.clone().optional(),
  group: required.group.clone().optional(),
  ...optional,
})
