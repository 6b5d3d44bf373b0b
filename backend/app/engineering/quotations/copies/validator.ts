import vine from '@vinejs/vine'
import { line, reference } from '#core/validation/fields'

export const copyValidator = vine.create({
  projectName: line(200).minLength(1).optional(),
  clientId: reference().nullable().optional(),
})
