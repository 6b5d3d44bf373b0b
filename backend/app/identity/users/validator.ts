import vine from '@vinejs/vine'
import { PERMISSIONS, ROLES } from '#identity/access/permissions'
import { MOST_SETS } from '#identity/shared/permission_set'

const password = () => vine.string().minLength(12).maxLength(128)

const passcode = () => vine.string().regex(/^\d{6,12}$/)

const profile = {
  name: vine.string().trim().minLength(1).maxLength(200),
  nameAr: vine.string().trim().maxLength(200).nullable().optional(),
  email: vine.string().trim().email().maxLength(254).nullable().optional(),
  role: vine.enum(ROLES),
  permissions: vine.object(
    Object.fromEntries(PERMISSIONS.map((name) => [name, vine.boolean({ strict: true }).optional()]))
  ),
}

const denied = () => vine.array(vine.enum(PERMISSIONS)).maxLength(PERMISSIONS.length).distinct()
const setIds = () =>
  vine
    .array(vine.number({ strict: true }).min(1))
    .maxLength(MOST_SETS)
    .distinct()

export const createUserValidator = vine.create({
  ...profile,
  username: vine.string().trim().minLength(2).maxLength(60),
  permissions: profile.permissions.clone().optional(),
  deniedPermissions: denied().optional(),
  permissionSetIds: setIds().optional(),
  password: password(),
  passcode: passcode().nullable().optional(),
})

/** A row of a file: rights beyond the role are given one by one. */
export const importedUserValidator = vine.create({
  name: profile.name.clone(),
  nameAr: profile.nameAr.clone(),
  email: profile.email.clone(),
  role: profile.role.clone(),
  username: vine.string().trim().minLength(2).maxLength(60),
})

export const updateUserValidator = vine.create({
  name: profile.name.clone().optional(),
  nameAr: profile.nameAr.clone(),
  email: profile.email.clone(),
  role: profile.role.clone().optional(),
  permissions: profile.permissions.clone().optional(),
  deniedPermissions: denied().optional(),
  permissionSetIds: setIds().optional(),
})

export const passwordValidator = vine.create({ password: password() })

export const passcodeValidator = vine.create({ passcode: passcode().nullable() })

/** The other one of two who are compared. */
export const comparisonValidator = vine.create({
  with: vine.number().withoutDecimals().min(1),
})

/** An address of the portal, as it stands in the browser after the name of the site. */
export const pageAccessValidator = vine.create({
  path: vine.string().trim().startsWith('/').maxLength(300),
})
