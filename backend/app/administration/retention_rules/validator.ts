import vine from '@vinejs/vine'

/** A hundred years. */
const MOST_DAYS = 36_500

export const saveRuleValidator = vine.create({
  days: vine.number({ strict: true }).withoutDecimals().range([1, MOST_DAYS]).nullable(),
})

/** Of an address: without days nothing goes. */
export const previewValidator = vine.create({
  days: vine.number().withoutDecimals().range([1, MOST_DAYS]),
})
