import vine from '@vinejs/vine'
import { line } from '#core/validation/fields'

/** A term of an offer, in both languages as the offer is. */
export const offerTerm = vine.object({
  kind: line(40).minLength(1),
  name: line(160).minLength(1),
  nameAr: line(160).minLength(1),
  text: line(2000).minLength(1),
  textAr: line(2000).minLength(1),
})

export const MOST_TERMS = 60
