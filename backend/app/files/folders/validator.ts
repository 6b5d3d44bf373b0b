import vine from '@vinejs/vine'
import { line, reference } from '#core/validation/fields'
import { LEVELS } from '#files/shared/folder_levels'

export const createFolderValidator = vine.create({
  name: line(120).minLength(1),
  nameAr: line(120).nullable().optional(),
  parentId: reference().optional(),
})

export const updateFolderValidator = vine.create({
  name: line(120).minLength(1).optional(),
  nameAr: line(120).nullable().optional(),
  parentId: reference().optional(),
})

export const SUBJECT_KINDS = ['everyone', 'user', 'role', 'department'] as const

/** Grants of a folder; null lets it follow the folder above again. */
export const grantsValidator = vine.create({
  grants: vine
    .array(
      vine.object({
        kind: vine.enum(SUBJECT_KINDS),
        value: line(60).minLength(1),
        level: vine.enum(LEVELS),
      })
    )
    .maxLength(100)
    .nullable(),
})
