import vine from '@vinejs/vine'
import { day, decimal, line, reference } from '#core/validation/fields'
import { SERVICE_ENDS } from '#engines/labour/end_of_service'
import { BASE_CURRENCY, exponentOf } from '#engines/money/money'
import { NOTICE_PAYERS, SETTLEMENT_ENTRY_KINDS } from '#people/enums/settlements'

const MOST_ENTRIES = 50
/** Longer than any notice of the law. */
const LONGEST_NOTICE = 365

const entry = vine.object({
  kind: vine.enum(SETTLEMENT_ENTRY_KINDS.map(({ value }) => value)),
  text: line(200).minLength(1),
  /** Above zero; null while the value of equipment isn't known. */
  amount: decimal({ digits: exponentOf(BASE_CURRENCY), max: 100_000_000 }).nullable(),
  custodyId: reference().nullable().optional(),
})

const optional = {
  resignedOn: day().nullable().optional(),
  eventOn: day().nullable().optional(),
  isCompensated: vine.boolean({ strict: true }).optional(),
  paysMonth: vine.boolean({ strict: true }).optional(),
  noticeDays: vine.number({ strict: true }).withoutDecimals().range([0, LONGEST_NOTICE]).optional(),
  noticeBy: vine
    .enum(NOTICE_PAYERS.map(({ value }) => value))
    .nullable()
    .optional(),
  note: line(1000).nullable().optional(),
  entries: vine.array(entry).maxLength(MOST_ENTRIES).optional(),
}

export const createSettlementValidator = vine.create({
  employeeId: reference(),
  serviceEnd: vine.enum(SERVICE_ENDS),
  ...optional,
})

export const updateSettlementValidator = vine.create({
  serviceEnd: vine.enum(SERVICE_ENDS).optional(),
  ...optional,
})

export const settlementPaymentValidator = vine.create({
  paidOn: day(),
  reference: line(80).nullable().optional(),
})

export const printSettlementValidator = vine.create({ language: vine.enum(['en', 'ar']) })
