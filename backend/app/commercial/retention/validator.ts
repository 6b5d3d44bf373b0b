import vine from '@vinejs/vine'
import { CURRENCIES } from '#engines/money/money'
import { day, decimal, line } from '#core/validation/fields'
import { RELEASE_EVENTS } from './retention_release.js'

export const retentionQuestion = vine.create({
  asOf: day().optional(),
  currency: vine.enum(CURRENCIES).optional(),
})

const release = vine.object({
  event: vine.enum(RELEASE_EVENTS),
  share: decimal({ digits: 2, min: 0, max: 100 }),
  dueOn: day().nullable().optional(),
  occurredOn: day().nullable().optional(),
  note: line(300).nullable().optional(),
})

export const retentionPlanValidator = vine.create({
  releases: vine.array(release).maxLength(12),
})
