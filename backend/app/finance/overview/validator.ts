import vine from '@vinejs/vine'
import { SIDES } from '#core/overview/open_items'
import { BUCKETS } from '#core/reports/age_buckets'

/** The documents behind a figure: of a side, and of an age, of a party, or what was due before today. */
export const openItemsValidator = vine.create({
  side: vine.enum(SIDES),
  bucket: vine.enum(BUCKETS).optional(),
  partyId: vine.number().withoutDecimals().positive().optional(),
  overdue: vine.boolean().optional(),
})
