import vine from '@vinejs/vine'
import { reference } from '#core/validation/fields'
import { MERGED_FIELDS } from '#commercial/clients/models/client'

export const mergeClientsValidator = vine.create({
  otherId: reference(),
  otherVersion: vine.number({ strict: true }).withoutDecimals().range([1, 1_000_000_000]),
  take: vine.array(vine.enum(MERGED_FIELDS)).maxLength(MERGED_FIELDS.length).optional(),
})
