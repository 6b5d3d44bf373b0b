import vine from '@vinejs/vine'
import { line } from '#core/validation/fields'
import { PERMISSIONS } from '#identity/access/permissions'
import { MOST_SETS } from '#identity/shared/permission_set'

/** As many rows as are confirmed at once. */
const MOST_ROWS = 100

const whole = () => vine.number({ strict: true }).withoutDecimals().min(1)
const flag = () => vine.boolean({ strict: true }).optional()

export const confirmationsValidator = vine.create({
  items: vine
    .array(vine.object({ id: whole(), version: whole() }))
    .minLength(1)
    .maxLength(MOST_ROWS)
    .distinct('id'),
})

export const changeValidator = vine.create({
  removeSets: vine.array(whole()).maxLength(MOST_SETS).distinct().optional(),
  /** Permissions that are granted to the account itself. */
  removeGrants: vine
    .array(vine.enum(PERMISSIONS))
    .maxLength(PERMISSIONS.length)
    .distinct()
    .optional(),
  /** The role becomes that of staff. */
  removeRole: flag(),
  disable: flag(),
  reason: line(500).minLength(3),
})
