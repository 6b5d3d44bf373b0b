import vine from '@vinejs/vine'
import { decimal, line, reference } from '#core/validation/fields'
import { CHARGE_BASES, CHARGE_KINDS } from '#procurement/enums/stock'

export const landedCostValidator = vine.create({
  // receipts of goods into stock
  movementIds: vine.array(reference()).minLength(1).maxLength(50).distinct(),
  basis: vine.enum(CHARGE_BASES.map(({ value }) => value)),
  charges: vine
    .array(
      vine.object({
        kind: vine.enum(CHARGE_KINDS.map(({ value }) => value)),
        description: line(200).nullable().optional(),
        // the charge of a bill that it is, or a part of
        billChargeId: reference().nullable().optional(),
        // in the firm's currency, before VAT
        amount: decimal({ digits: 2, min: 0.01, max: 100_000_000 }),
      })
    )
    .minLength(1)
    .maxLength(20),
  note: line(1000).nullable().optional(),
})

export const billedChargesValidator = vine.create({
  movementIds: vine.array(vine.number().withoutDecimals().positive()).minLength(1).maxLength(50),
})
