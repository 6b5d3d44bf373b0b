import vine from '@vinejs/vine'
import { MAIL_CHOICES, NOTIFICATION_KINDS } from './kinds.js'

export const preferenceValidator = vine.create({
  kind: vine.enum(NOTIFICATION_KINDS),
  inApp: vine.boolean({ strict: true }).optional(),
  mail: vine.enum(MAIL_CHOICES).optional(),
})
