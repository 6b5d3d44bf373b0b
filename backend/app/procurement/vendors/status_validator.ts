import vine from '@vinejs/vine'
import { line } from '#core/validation/fields'
import { VENDOR_STATUSES } from '#procurement/enums/vendor_statuses'

export const vendorStatusValidator = vine.create({
  status: vine.enum(VENDOR_STATUSES.map(({ value }) => value)),
  reason: line(1000).nullable().optional(),
  // of an approval: the documents that were on screen
  documentIds: vine
    .array(vine.number({ strict: true }).withoutDecimals().positive())
    .maxLength(500)
    .optional(),
})
