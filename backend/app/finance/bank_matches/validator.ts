import vine from '@vinejs/vine'
import { decimal, line, reference } from '#core/validation/fields'

const ids = (most: number) => vine.array(reference()).maxLength(most)

export const matchValidator = vine.create({ lineIds: ids(100), journalLineIds: ids(100) })

export const acceptValidator = vine.create({ ids: ids(200).minLength(1) })

export const openEntriesValidator = vine.create({
  lineId: vine.number().withoutDecimals().positive().optional(),
  q: line(80).optional(),
})

export const clearChequeValidator = vine.create({
  chequeId: reference(),
  version: vine.number().withoutDecimals().positive(),
})

export const recordValidator = vine.create({
  text: line(300).minLength(1),
  /** Amounts of the sign of the line; together they are its amount. */
  parts: vine
    .array(
      vine.object({
        ledgerAccountId: reference(),
        amount: decimal({ digits: 3, min: -1_000_000_000_000, max: 1_000_000_000_000 }),
        memo: line(300).nullable().optional(),
      })
    )
    .minLength(1)
    .maxLength(10),
})
