import vine from '@vinejs/vine'
import { line } from '#core/validation/fields'
import { PERMISSIONS } from '#identity/access/permissions'

const name = () => line(80).minLength(1)
const permissions = () =>
  vine.array(vine.enum(PERMISSIONS)).minLength(1).maxLength(PERMISSIONS.length).distinct()
const active = () => vine.boolean({ strict: true })

export const createPermissionSetValidator = vine.create({
  name: name(),
  nameAr: line(80).nullable().optional(),
  description: line(500).nullable().optional(),
  permissions: permissions(),
  active: active().optional(),
})

export const updatePermissionSetValidator = vine.create({
  name: name().optional(),
  nameAr: line(80).nullable().optional(),
  description: line(500).nullable().optional(),
  permissions: permissions().optional(),
  active: active().optional(),
})
