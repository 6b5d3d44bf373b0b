import vine from '@vinejs/vine'
import { line, reference } from '#core/validation/fields'

/** Of the largest bill with both descriptions; the body of its request is limited as well. */
export const MOST_CONTENT = 4_000_000
const WHOLE = 2_000_000_000

export const autosaveValidator = vine.create({
  quotationId: reference().nullable(),
  baseVersion: vine.number({ strict: true }).withoutDecimals().range([1, WHOLE]).nullable(),
  edition: vine.number({ strict: true }).withoutDecimals().range([0, WHOLE]),
  projectName: line(200).nullable(),
  content: vine.string().maxLength(MOST_CONTENT),
})

export const autosavesQueryValidator = vine.create({
  quotationId: vine.number().withoutDecimals().range([1, WHOLE]).optional(),
})

/** A form's key: made by the browser, checked by its form only. */
export const formKey = () => vine.string().regex(/^[0-9a-f]{32}$/)
