import vine from '@vinejs/vine'
import { day, decimal, line, reference } from '#core/validation/fields'
import { CURRENCIES } from '#engines/money/money'
import { chequeFields } from '#procurement/shared/give_cheque'
import { MOST_ITEMS } from '#procurement/enums/payment_runs'

const amount = () => decimal({ digits: 3, min: 0.001, max: 100_000_000_000 })

const chosen = {
  currency: vine.enum(CURRENCIES),
  /** Instalments due by this day. */
  dueThroughOn: day(),
  /** When the bank shall pay. */
  executeOn: day(),
  /** Discounts that end before it are taken too, though nothing is due yet. */
  nextRunOn: day().nullable().optional(),
}

const id = () => vine.number().withoutDecimals().positive()

export const proposalValidator = vine.create({
  ...chosen,
  nextRunOn: day().optional(),
  vendorId: vine
    .array(id())
    .parse((value) => (value === undefined || Array.isArray(value) ? value : [value]))
    .maxLength(100)
    .optional(),
})

const items = () =>
  vine
    .array(
      vine.object({
        billId: reference(),
        amount: amount(),
        /** What is settled beside it by paying early, as it was agreed. */
        discount: decimal({ digits: 3, min: 0, max: 100_000_000_000 }).nullable().optional(),
      })
    )
    .minLength(1)
    .maxLength(MOST_ITEMS)
    .distinct('billId')

/** Vendors that get a cheque instead of a transfer. */
const byCheque = () => vine.array(reference()).maxLength(MOST_ITEMS).distinct().optional()

const note = () => line(1000).nullable().optional()

/** The firm's account that pays; the one of the firm's profile unless named. */
const bankAccountId = () => reference().nullable().optional()

export const createRunValidator = vine.create({
  ...chosen,
  note: note(),
  bankAccountId: bankAccountId(),
  items: items(),
  byCheque: byCheque(),
})

export const updateRunValidator = vine.create({
  executeOn: day().optional(),
  note: note(),
  bankAccountId: bankAccountId(),
  items: items().optional(),
  byCheque: byCheque(),
})

export const payRunValidator = vine.create({
  paidOn: day().optional(),
  reference: line(120).nullable().optional(),
  /** The cheque of each vendor that gets one. */
  cheques: vine
    .array(vine.object({ vendorId: reference(), ...chequeFields() }))
    .maxLength(MOST_ITEMS)
    .distinct('vendorId')
    .optional(),
})

export const PAPERS = ['voucher', 'advice'] as const
export type RunPaper = (typeof PAPERS)[number]

export const printRunValidator = vine.create({
  language: vine.enum(['en', 'ar'] as const),
  paper: vine.enum(PAPERS).optional(),
  /** Whose remittance advice. */
  vendorId: reference().optional(),
})
