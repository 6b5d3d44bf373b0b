import vine from '@vinejs/vine'
import { line, reference } from '#core/validation/fields'

export const templateValidator = vine.create({
  quotationId: reference(),
  name: line(160).minLength(1),
})

export const templateUseValidator = vine.create({
  projectName: line(200).minLength(1),
  clientId: reference().nullable().optional(),
})
