import vine from '@vinejs/vine'
import { PERMISSIONS } from '#identity/access/permissions'

/** As many people as one change takes at once. */
export const MOST_USERS = 500
const MOST_PARTS = 50

const ids = (most: number) =>
  vine
    .array(vine.number({ strict: true }).withoutDecimals().min(1))
    .maxLength(most)
    .distinct()
const names = () => vine.array(vine.enum(PERMISSIONS)).maxLength(PERMISSIONS.length).distinct()

const change = {
  userIds: ids(MOST_USERS).minLength(1),
  addSets: ids(MOST_PARTS).optional(),
  removeSets: ids(MOST_PARTS).optional(),
  grant: names().optional(),
  deny: names().optional(),
  /** Neither granted nor denied any longer. */
  clear: names().optional(),
  /** Sets, grants and denials become those of this user, before anything else here. */
  copyFrom: vine.number({ strict: true }).withoutDecimals().min(1).optional(),
}

export const previewValidator = vine.create(change)

export const applyValidator = vine.create({
  ...change,
  /** What the preview answered: anything else is not carried out. */
  preview: vine.string().fixedLength(64),
})
