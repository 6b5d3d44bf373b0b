import vine from '@vinejs/vine'
import { day, line } from '#core/validation/fields'

/** The text fields beside `file` in the multipart form. */
export const createVendorDocumentValidator = vine.create({
  documentType: line(40).minLength(1),
  number: line(80).nullable().optional(),
  issuedOn: day().nullable().optional(),
  expiresOn: day().nullable().optional(),
})
