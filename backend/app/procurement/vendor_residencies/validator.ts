import vine from '@vinejs/vine'
import { reference } from '#core/validation/fields'

export const residencyValidator = vine.create({
  isResident: vine.boolean({ strict: true }),
  /** What it usually does, for its bills to start with. */
  kindId: reference().nullable().optional(),
})
