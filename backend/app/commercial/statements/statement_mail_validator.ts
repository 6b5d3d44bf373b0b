import vine from '@vinejs/vine'
import { documentMailFields } from '#core/mails/document_mails'
import { day } from '#core/validation/fields'
import { CURRENCIES } from '#engines/money/money'

/** A mail with the statement of a period. */
export const statementMailValidator = vine.create({
  ...documentMailFields,
  from: day(),
  upTo: day(),
  currency: vine.enum(CURRENCIES),
})
