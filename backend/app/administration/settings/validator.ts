import vine from '@vinejs/vine'
import { clock, decimal, iban, line, phone, swiftCode, website } from '#core/validation/fields'
import { latinDigits } from '#engines/text/fold'

const digits = (pattern: RegExp, max: number) =>
  vine
    .string()
    .parse((value) => (typeof value === 'string' ? latinDigits(value).trim() : value))
    .maxLength(max)
    .regex(pattern)

const ZONES = [...Intl.supportedValuesOf('timeZone'), 'UTC']

export const updateSettingsValidator = vine.create({
  companyName: line(200).minLength(1).optional(),
  companyNameAr: line(200).minLength(1).optional(),
  address: line(400).nullable().optional(),
  addressAr: line(400).nullable().optional(),
  commercialRegistration: digits(/^[\dA-Za-z/-]{4,20}$/, 20)
    .nullable()
    .optional(),
  // 15 digits in all states of the Gulf that levy the tax
  vatNumber: digits(/^\d{15}$/, 20)
    .nullable()
    .optional(),
  phone: phone().nullable().optional(),
  email: vine.string().trim().maxLength(254).email().nullable().optional(),
  website: website().nullable().optional(),
  bankName: line(120).nullable().optional(),
  accountName: line(200).nullable().optional(),
  iban: iban().nullable().optional(),
  swiftCode: swiftCode().nullable().optional(),
  sessionIdleMinutes: vine.number({ strict: true }).withoutDecimals().range([5, 480]).optional(),
  sessionAbsoluteHours: vine.number({ strict: true }).withoutDecimals().range([1, 24]).optional(),
  passcodeLogin: vine.boolean({ strict: true }).optional(),
  allowSelfApproval: vine.boolean({ strict: true }).optional(),
  separatePayer: vine.boolean({ strict: true }).optional(),
  separateDuties: vine.boolean({ strict: true }).optional(),
  separateVendors: vine.boolean({ strict: true }).optional(),
  priceDifference: vine.number({ strict: true }).withoutDecimals().range([0, 100]).optional(),
  splitDays: vine.number({ strict: true }).withoutDecimals().range([1, 90]).optional(),
  advanceGuarantee: vine.boolean({ strict: true }).optional(),
  vatRate: decimal({ digits: 2, max: 100 }).optional(),
  overtimeFactor: decimal({ digits: 2, min: 1, max: 5 }).optional(),
  overtimeLateDays: vine.number({ strict: true }).withoutDecimals().range([0, 31]).optional(),
  timeZone: vine.enum(ZONES).optional(),
  weekendDays: vine
    .array(vine.number({ strict: true }).withoutDecimals().range([0, 6]))
    .distinct()
    .maxLength(6)
    .optional(),
  workStart: clock().optional(),
  workEnd: clock().optional(),
  ramadanStart: clock().optional(),
  ramadanEnd: clock().optional(),
  dualDates: vine.boolean({ strict: true }).optional(),
  timesheetExempt: vine.array(line(40).minLength(1)).distinct().maxLength(40).optional(),
})
