import vine from '@vinejs/vine'
import { line } from '#core/validation/fields'
import { ENVIRONMENTS } from '#engines/e_invoice/certificate_request'
import { latinDigits } from '#engines/text/fold'
import { MODES } from './enums.js'

const latin = (value: unknown) => (typeof value === 'string' ? latinDigits(value).trim() : value)

const digits = (pattern: RegExp) => vine.string().parse(latin).maxLength(10).regex(pattern)

/** Encrypted, or on this machine, as a test of the authority's interface is. */
const ADDRESS = /^(https:\/\/[^\s/?#@]+|http:\/\/(127\.0\.0\.1|localhost)(:\d+)?)(\/[^\s?#]*)?$/
const address = () => line(300).regex(ADDRESS)

export const updateSettingValidator = vine.create({
  mode: vine.enum(MODES).optional(),
  simulationUrl: address().optional(),
  productionUrl: address().optional(),
  branch: line(100).nullable().optional(),
  businessCategory: line(100).nullable().optional(),
  street: line(200).nullable().optional(),
  buildingNumber: digits(/^\d{4}$/)
    .nullable()
    .optional(),
  additionalNumber: digits(/^\d{4}$/)
    .nullable()
    .optional(),
  district: line(127).nullable().optional(),
  city: line(127).nullable().optional(),
  postalCode: digits(/^\d{5}$/)
    .nullable()
    .optional(),
})

/** The one-time password of the authority's portal. */
const otp = () =>
  vine
    .string()
    .parse(latin)
    .maxLength(10)
    .regex(/^\d{4,10}$/)

export const createUnitValidator = vine.create({
  environment: vine.enum(ENVIRONMENTS),
  otp: otp(),
})

export const renewUnitValidator = vine.create({ otp: otp() })
