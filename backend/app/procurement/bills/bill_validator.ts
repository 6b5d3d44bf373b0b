import vine from '@vinejs/vine'
import { VAT_CATEGORIES } from '#engines/money/vat'
import { day, decimal, line, reference } from '#core/validation/fields'

const billLine = vine.object({
  lineId: reference(),
  quantity: decimal({ digits: 4, min: 0.0001, max: 10_000_000 }),
  unitPrice: decimal({ digits: 4, max: 100_000_000 }),
  vatCategory: vine.enum(VAT_CATEGORIES).nullable().optional(),
  vatRate: decimal({ digits: 2, max: 100 }).optional(),
})

export const createBillValidator = vine.create({
  vendorNumber: line(60).minLength(1),
  billedOn: day().optional(),
  dueOn: day().nullable().optional(),
  /** Charges before VAT, taxed as on the order. */
  freight: decimal({ digits: 3, max: 100_000_000_000 }).nullable().optional(),
  otherCharges: decimal({ digits: 3, max: 100_000_000_000 }).nullable().optional(),
  note: line(1000).nullable().optional(),
  /** May be empty on a bill for charges alone. */
  lines: vine.array(billLine).maxLength(500),
})
