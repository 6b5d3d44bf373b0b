import vine from '@vinejs/vine'

export const confirmationValidator = vine.create({
  /** One's own, where no one else could confirm. */
  password: vine.string().maxLength(128).optional(),
})
