import vine from '@vinejs/vine'
import { day, decimal, line, reference } from '#core/validation/fields'

const billLine = vine.object({
  lineId: reference(),
  quantity: decimal({ digits: 4, min: 0.0001, max: 10_000_000 }),
  unitPrice: decimal({ digits: 4, max: 100_000_000 }),
  vatRate: decimal({ digits: 2, max: 100 }).optional(),
})

export const createBillValidator = vine.create({
  vendorNumber: line(60).minLength(1),
  billedOn: day().optional(),
  dueOn: day().nullable().optional(),
  note: line(1000).nullable().optional(),
  lines: vine.array(billLine).minLength(1).maxLength(500),
})
