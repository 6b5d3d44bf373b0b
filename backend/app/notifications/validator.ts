import vine from '@vinejs/vine'
import { NOTIFICATION_KINDS } from './kinds.js'

export const preferenceValidator = vine.create({
  kind: vine.enum(NOTIFICATION_KINDS),
  inApp: vine.boolean({ strict: true }),
})
