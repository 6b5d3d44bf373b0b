import vine from '@vinejs/vine'
import { VAT_CATEGORIES } from '#engines/money/vat'
import { CHARGE_KINDS } from '#procurement/enums/bill_charges'
import { day, decimal, line, reference } from '#core/validation/fields'

/** What of a non-resident bears withholding tax; null where it bears none, what it usually does unless stated. */
const withholdingKind = () => reference().nullable().optional()

const billLine = vine.object({
  lineId: reference(),
  quantity: decimal({ digits: 4, min: 0.0001, max: 10_000_000 }),
  unitPrice: decimal({ digits: 4, max: 100_000_000 }),
  vatCategory: vine.enum(VAT_CATEGORIES).nullable().optional(),
  vatRate: decimal({ digits: 2, max: 100 }).optional(),
  withholdingKindId: withholdingKind(),
})

const billCharge = vine.object({
  kind: vine.enum(CHARGE_KINDS),
  description: line(200).nullable().optional(),
  /** Before VAT, which is the order's for this charge unless stated. */
  amount: decimal({ digits: 3, min: 0.001, max: 100_000_000_000 }),
  vatCategory: vine.enum(VAT_CATEGORIES).nullable().optional(),
  vatRate: decimal({ digits: 2, max: 100 }).optional(),
  withholdingKindId: withholdingKind(),
})

/** Each part of what is to be paid, where it differs from the payment term of the order. */
const instalment = vine.object({
  amount: decimal({ digits: 3, min: 0.001, max: 100_000_000_000 }),
  dueOn: day(),
  /** Percent off for paying by `discountUntil`. */
  discount: decimal({ digits: 2, max: 99.99 }).nullable().optional(),
  discountUntil: day().nullable().optional(),
})

const head = {
  vendorNumber: line(60).minLength(1),
  billedOn: day().optional(),
  dueOn: day().nullable().optional(),
  /** With VAT, as the vendor has printed it. */
  printedTotal: decimal({ digits: 3, max: 100_000_000_000 }),
  note: line(1000).nullable().optional(),
  /** Why services of a non-resident bear no withholding tax. */
  withholdingNote: line(500).nullable().optional(),
}

const contents = {
  charges: vine.array(billCharge).maxLength(50).optional(),
  /** May be empty on a bill for charges alone. */
  lines: vine.array(billLine).maxLength(500),
  instalments: vine.array(instalment).minLength(1).maxLength(20).optional(),
}

export const createBillValidator = vine.create({ ...head, ...contents })

/** One invoice for several orders of a vendor. */
export const createInvoiceValidator = vine.create({
  ...head,
  orders: vine
    .array(
      vine.object({
        orderId: reference(),
        /** The version of the order that was read. */
        version: vine.number({ strict: true }).withoutDecimals().range([1, 2_000_000_000]),
        ...contents,
      })
    )
    .minLength(1)
    .maxLength(50)
    .distinct('orderId'),
})
