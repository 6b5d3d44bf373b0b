import vine from '@vinejs/vine'
import { instant, line } from '#core/validation/fields'

const MESSAGE = 500

export const updateSectionValidator = vine.create({
  enabled: vine.boolean({ strict: true }).optional(),
  maintenanceMode: vine.boolean({ strict: true }).optional(),
  maintenanceMessage: line(MESSAGE).nullable().optional(),
  maintenanceMessageAr: line(MESSAGE).nullable().optional(),
  from: instant().nullable().optional(),
  to: instant().nullable().optional(),
})
