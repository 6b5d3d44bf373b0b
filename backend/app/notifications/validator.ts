import vine from '@vinejs/vine'
import { SNOOZES } from './snooze.js'
import { MAIL_CHOICES, NOTIFICATION_KINDS } from './kinds.js'

export const preferenceValidator = vine.create({
  kind: vine.enum(NOTIFICATION_KINDS),
  inApp: vine.boolean({ strict: true }).optional(),
  sound: vine.boolean({ strict: true }).optional(),
  mail: vine.enum(MAIL_CHOICES).optional(),
})

const clock = () => vine.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** Hours of the firm's clock in which nothing is mailed or heard; null ends them. */
export const quietHoursValidator = vine.create({
  hours: vine
    .object({ startsAt: clock(), endsAt: clock(), daysOff: vine.boolean({ strict: true }) })
    .nullable(),
})

export const snoozeValidator = vine.create({ until: vine.enum(SNOOZES) })
