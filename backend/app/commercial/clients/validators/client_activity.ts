import vine from '@vinejs/vine'
import { instant, line } from '#core/validation/fields'
import { ACTIVITY_KINDS } from '#commercial/enums/activity_kinds'

export const createActivityValidator = vine.create({
  kind: vine.enum(ACTIVITY_KINDS),
  subject: line(200).minLength(1),
  details: line(5000).nullable().optional(),
  occurredAt: instant().optional(),
})
