import vine from '@vinejs/vine'

/** A token that no one renews ends by itself. */
export const MOST_DAYS = 366

export const createTokenValidator = vine.create({
  name: vine.string().trim().minLength(1).maxLength(80),
  abilities: vine.array(vine.string().maxLength(80)).minLength(1).maxLength(400),
  days: vine.number({ strict: true }).withoutDecimals().range([1, MOST_DAYS]),
  currentPassword: vine.string().maxLength(200),
})
