import vine from '@vinejs/vine'

export const preferencesValidator = vine.create({
  language: vine.enum(['english', 'arabic']).optional(),
  theme: vine.enum(['light', 'dark', 'system']).optional(),
  digits: vine.enum(['latin', 'arabic']).optional(),
  hijri: vine.boolean({ strict: true }).optional(),
  muted: vine.boolean({ strict: true }).optional(),
})

export const ownPasswordValidator = vine.create({
  currentPassword: vine.string().maxLength(200),
  password: vine.string().minLength(12).maxLength(128),
})
