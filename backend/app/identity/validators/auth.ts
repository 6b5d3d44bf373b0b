import vine from '@vinejs/vine'
import { reference } from '#core/validation/fields'
import { PERMISSIONS, ROLES } from '#identity/permissions'

export const loginValidator = vine.create({
  username: vine.string().maxLength(200),
  password: vine.string().maxLength(200),
})

export const passcodeLoginValidator = vine.create({
  userId: vine.number({ strict: true }).withoutDecimals().positive(),
  passcode: vine.string().maxLength(40),
})

export const preferencesValidator = vine.create({
  language: vine.enum(['english', 'arabic']).optional(),
  theme: vine.enum(['light', 'dark', 'system']).optional(),
  digits: vine.enum(['latin', 'arabic']).optional(),
  hijri: vine.boolean({ strict: true }).optional(),
  muted: vine.boolean({ strict: true }).optional(),
})

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

export const createUserValidator = vine.create({
  ...profile,
  username: vine.string().trim().minLength(2).maxLength(60),
  permissions: profile.permissions.clone().optional(),
  password: password(),
  passcode: passcode().nullable().optional(),
})

export const updateUserValidator = vine.create({
  name: profile.name.clone().optional(),
  nameAr: profile.nameAr.clone(),
  email: profile.email.clone(),
  role: profile.role.clone().optional(),
  permissions: profile.permissions.clone().optional(),
})

export const passwordValidator = vine.create({ password: password() })
export const passcodeValidator = vine.create({ passcode: passcode().nullable() })
export const endSessionsValidator = vine.create({ userId: reference() })
