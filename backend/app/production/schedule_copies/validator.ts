import vine from '@vinejs/vine'
import { reference } from '#core/validation/fields'

export const copyScheduleValidator = vine.create({
  fromId: reference(),
  /** Whether the materials that the tasks need are copied too. */
  materialNeeds: vine.boolean({ strict: true }).optional(),
})
