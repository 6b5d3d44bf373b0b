import vine from '@vinejs/vine'
import { MAIL_MODES, MAIL_SECURITIES } from '#config/mail'
import { BUDGET_CHECKS } from '#core/budgets/budget_keeper'
import { headLine, mailAddress } from '#core/mails/address'
import { clock, day, decimal, iban, line, phone, swiftCode, website } from '#core/validation/fields'
import { SCAN_AWAY } from '#core/scanning/scan_setting'
import { TWO_STEP_FOR } from '#identity/guard/two_step_required'
import { DRILL_PERIODS } from '#core/settings/backup'
import { latinDigits } from '#engines/text/fold'

const digits = (pattern: RegExp, max: number) =>
  vine
    .string()
    .parse((value) => (typeof value === 'string' ? latinDigits(value).trim() : value))
    .maxLength(max)
    .regex(pattern)

const percent = () => decimal({ digits: 2, max: 100 }).optional()

const whole = (least: number, most: number) =>
  vine.number({ strict: true }).withoutDecimals().range([least, most]).optional()

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
  passwordMaxAgeDays: vine.number({ strict: true }).withoutDecimals().range([0, 730]).optional(),
  passwordsKept: vine.number({ strict: true }).withoutDecimals().range([0, 24]).optional(),
  passcodeLogin: vine.boolean({ strict: true }).optional(),
  twoStepFor: vine.array(vine.enum(TWO_STEP_FOR)).distinct().optional(),
  allowSelfApproval: vine.boolean({ strict: true }).optional(),
  separatePayer: vine.boolean({ strict: true }).optional(),
  separateDuties: vine.boolean({ strict: true }).optional(),
  separateVendors: vine.boolean({ strict: true }).optional(),
  priceDifference: vine.number({ strict: true }).withoutDecimals().range([0, 100]).optional(),
  splitDays: vine.number({ strict: true }).withoutDecimals().range([1, 90]).optional(),
  advanceGuarantee: vine.boolean({ strict: true }).optional(),
  vatRate: decimal({ digits: 2, max: 100 }).optional(),
  provisionNotDue: percent(),
  provision0to30: percent(),
  provision31to60: percent(),
  provision61to90: percent(),
  provisionOver90: percent(),
  vatPeriod: vine.enum(['month', 'quarter'] as const).optional(),
  vatFirstPeriodOn: day().nullable().optional(),
  vatCorrectionLimit: vine
    .number({ strict: true })
    .withoutDecimals()
    .range([0, 1_000_000])
    .optional(),
  promiseToleranceDays: vine.number({ strict: true }).withoutDecimals().range([0, 30]).optional(),
  creditIncludesUnbilled: vine.boolean({ strict: true }).optional(),
  creditLimitBlocks: vine.boolean({ strict: true }).optional(),
  overtimeFactor: decimal({ digits: 2, min: 1, max: 5 }).optional(),
  overtimeLateDays: vine.number({ strict: true }).withoutDecimals().range([0, 31]).optional(),
  approvalEscalationHours: vine
    .number({ strict: true })
    .withoutDecimals()
    .range([0, 240])
    .optional(),
  budgetCheck: vine.enum(BUDGET_CHECKS).optional(),
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
  mailMode: vine.enum(MAIL_MODES).optional(),
  // a host name or an address: nothing that leads elsewhere
  mailHost: line(253)
    .regex(/^[\p{L}\p{N}](?:[\p{L}\p{N}.:-]*[\p{L}\p{N}])?$/u)
    .nullable()
    .optional(),
  mailPort: vine.number({ strict: true }).withoutDecimals().range([1, 65_535]).optional(),
  mailSecurity: vine.enum(MAIL_SECURITIES).optional(),
  mailUser: headLine(254).nullable().optional(),
  /** Replaces the stored one; null forgets it. */
  mailPassword: vine.string().minLength(1).maxLength(200).nullable().optional(),
  mailFrom: mailAddress().nullable().optional(),
  mailFromName: headLine(120).nullable().optional(),
  mailReplyTo: mailAddress().nullable().optional(),
  backupDays: vine
    .array(vine.number({ strict: true }).withoutDecimals().range([0, 6]))
    .distinct()
    .optional(),
  backupTime: clock().optional(),
  backupKeepDaily: whole(1, 90),
  backupKeepWeekly: whole(0, 104),
  backupKeepMonthly: whole(0, 120),
  drillEvery: vine.enum(DRILL_PERIODS).optional(),
  accessReviews: vine.boolean({ strict: true }).optional(),
  accessReviewMonths: vine
    .array(vine.number({ strict: true }).withoutDecimals().range([1, 12]))
    .distinct()
    .minLength(1)
    .optional(),
  accessReviewDays: whole(1, 90),
  scanAway: vine.enum(SCAN_AWAY).optional(),
  timesheetExempt: vine.array(line(40).minLength(1)).distinct().maxLength(40).optional(),
})
