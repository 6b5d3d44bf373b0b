import vine from '@vinejs/vine'
import { line } from '#core/validation/fields'
import { latinDigits } from '#engines/text/fold'
import { isAddressNumber, isPostalCode } from '#engines/text/national_address'
import { compactTaxNumber, HOME_COUNTRY, isTaxNumberOf } from '#engines/text/tax_numbers'

/** What the tax authority wants of a buyer beside its name; of a company and of an invoice. */
export const TAX_DETAILS = [
  'country',
  'vatNumber',
  'otherId',
  'buildingNumber',
  'street',
  'district',
  'city',
  'postalCode',
  'additionalNumber',
] as const
export type TaxDetail = (typeof TAX_DETAILS)[number]
export type TaxDetails = Partial<Record<TaxDetail, string | null>>

const compact = (value: unknown) => (typeof value === 'string' ? compactTaxNumber(value) : value)

/** A tax number of any country, kept without blanks; its format follows from the country. */
export const taxNumber = () => vine.string().parse(compact).maxLength(20)

const latin = (value: unknown) => (typeof value === 'string' ? latinDigits(value).trim() : value)

/** A number of an address or a register, with Latin digits. */
const digits = (max: number) => vine.string().parse(latin).maxLength(max)

/** The members of a buyer's tax details, as a body may have them. */
export const taxDetails = () => ({
  /** Two letters; Saudi Arabia where it is left out. */
  country: vine
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable()
    .optional(),
  vatNumber: taxNumber().nullable().optional(),
  otherId: digits(30).nullable().optional(),
  buildingNumber: digits(10).nullable().optional(),
  street: line(200).nullable().optional(),
  district: line(200).nullable().optional(),
  city: line(100).nullable().optional(),
  postalCode: digits(10).nullable().optional(),
  additionalNumber: digits(10).nullable().optional(),
})

/** What is not written as its country writes it: field → keys of error texts. */
export function wrongTaxDetails(details: TaxDetails): Record<string, string[]> {
  const { vatNumber, buildingNumber, postalCode, additionalNumber } = details
  const country = details.country ?? HOME_COUNTRY
  const home = country === HOME_COUNTRY
  const checks: [TaxDetail, boolean, string][] = [
    ['vatNumber', !vatNumber || isTaxNumberOf(vatNumber, country), 'taxNumber'],
    ['buildingNumber', !home || !buildingNumber || isAddressNumber(buildingNumber), 'fourDigits'],
    ['postalCode', !home || !postalCode || isPostalCode(postalCode), 'fiveDigits'],
    [
      'additionalNumber',
      !home || !additionalNumber || isAddressNumber(additionalNumber),
      'fourDigits',
    ],
  ]
  return Object.fromEntries(checks.filter(([, ok]) => !ok).map(([name, , key]) => [name, [key]]))
}
