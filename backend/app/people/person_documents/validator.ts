import vine from '@vinejs/vine'
import { day, line, reference } from '#core/validation/fields'

const number = () => line(80).minLength(1)
const optional = {
  issuedOn: day().nullable().optional(),
  expiresOn: day().nullable().optional(),
  issuedBy: line(160).nullable().optional(),
  note: line(1000).nullable().optional(),
}

export const createDocumentValidator = vine.create({
  documentKindId: reference(),
  number: number(),
  ...optional,
})

export const updateDocumentValidator = vine.create({
  documentKindId: reference().optional(),
  number: number().optional(),
  ...optional,
})

/** Of the same kind; a new paper may keep the number of the old one. */
export const renewDocumentValidator = vine.create({
  number: number().optional(),
  ...optional,
  expiresOn: day(),
})
