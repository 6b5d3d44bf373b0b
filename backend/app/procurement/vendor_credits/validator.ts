import vine from '@vinejs/vine'
import { day, decimal, line, reference } from '#core/validation/fields'
import { STOCK_STATUSES } from '#procurement/enums/stock'

const quantity = () => decimal({ digits: 4, min: 0.0001, max: 10_000_000 })

const amount = () => decimal({ digits: 3, min: 0.001, max: 100_000_000_000 })

/** What goes back of one delivery. */
export const createReturnValidator = vine.create({
  receiptId: reference(),
  creditedOn: day().optional(),
  reason: line(1000).minLength(1),
  /** The vendor brings the goods again; else they are ordered no longer. */
  replaced: vine.boolean({ strict: true }).optional(),
  lines: vine
    .array(
      vine.object({
        receiptLineId: reference(),
        quantity: quantity(),
        /** As what the goods lie in the store; held ones that were never accepted go first. */
        stockStatus: vine.enum(STOCK_STATUSES.map(({ value }) => value)).optional(),
      })
    )
    .minLength(1)
    .maxLength(500)
    .distinct('receiptLineId'),
})

/** A credit note as the vendor wrote it, by the lines and charges of one bill. */
export const createCreditNoteValidator = vine.create({
  vendorNumber: line(60).minLength(1),
  creditedOn: day().optional(),
  reason: line(1000).minLength(1),
  lines: vine
    .array(
      vine.object({
        billLineId: reference(),
        /** None where only the price is lowered. */
        quantity: quantity().nullable().optional(),
        /** Before VAT. */
        amount: amount(),
      })
    )
    .maxLength(500)
    .distinct('billLineId')
    .optional(),
  charges: vine
    .array(vine.object({ billChargeId: reference(), amount: amount() }))
    .maxLength(100)
    .distinct('billChargeId')
    .optional(),
})
