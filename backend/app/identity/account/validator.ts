import vine from '@vinejs/vine'

export const preferencesValidator = vine.create({
  language: vine.enum(['english', 'arabic']).optional(),
  theme: vine.enum(['light', 'dark', 'system']).optional(),
  digits: vine.enum(['latin', 'arabic']).optional(),
  hijri: vine.boolean({ strict: true }).optional(),
  muted: vine.boolean({ strict: true }).optional(),
})
