import vine from '@vinejs/vine'
import { CURRENCIES } from '#engines/money/money'
import { day, decimal, line, reference } from '#core/validation/fields'
import { taxDetails } from '#commercial/shared/tax_details'
import { INVOICE_TYPES } from '#commercial/shared/invoicing_types'
import { VAT_CATEGORIES } from '#engines/money/vat'

const MOST_LINES = 500

const quantity = () => decimal({ digits: 4, min: 0, max: 100_000_000 })

const amount = () => decimal({ digits: 3, min: 0, max: 100_000_000_000 })

const percent = () => decimal({ digits: 2, min: 0, max: 100 })

const invoiceLine = vine.object({
  contractLineId: reference().nullable().optional(),
  description: line(1000).minLength(1),
  descriptionAr: line(1000).nullable().optional(),
  unit: line(20).nullable().optional(),
  quantity: quantity(),
  unitPrice: quantity(),
  discount: amount().nullable().optional(),
  vatCategory: vine.enum(VAT_CATEGORIES).optional(),
  vatRate: percent().optional(),
  exemptionReason: line(60).nullable().optional(),
})

/** Of a note: how much of which line of its original. */
const correction = vine.object({
  lineId: reference(),
  quantity: quantity().nullable().optional(),
  amount: amount().nullable().optional(),
})

const buyer = vine.object(taxDetails())

/** Whose invoice it would be. */
export const buyerValidator = vine.create({
  clientId: vine.number().withoutDecimals().range([1, 4_000_000_000]),
})

const draft = {
  clientId: reference().optional(),
  contractId: reference().nullable().optional(),
  currency: vine.enum(CURRENCIES).optional(),
  buyer: buyer.nullable().optional(),
  periodFromOn: day().nullable().optional(),
  periodToOn: day().nullable().optional(),
  suppliedOn: day().nullable().optional(),
  paymentDays: vine.number({ strict: true }).withoutDecimals().range([0, 365]).optional(),
  deductions: amount().nullable().optional(),
  deductionReason: line(300).nullable().optional(),
  /** Of an advance or a release, which have no lines of their own. */
  amount: amount().nullable().optional(),
  reason: line(300).nullable().optional(),
  orderNumber: line(60).nullable().optional(),
  /** Of an invoice to a private person; a note is as its original. */
  simplified: vine.boolean({ strict: true }).optional(),
  notes: line(5000).nullable().optional(),
  lines: vine.array(invoiceLine).maxLength(MOST_LINES).optional(),
  corrections: vine.array(correction).maxLength(MOST_LINES).optional(),
}

export const createInvoiceValidator = vine.create({
  type: vine.enum(INVOICE_TYPES),
  originalId: reference().nullable().optional(),
  ...draft,
})

export const updateInvoiceValidator = vine.create(draft)
