import vine from '@vinejs/vine'

const token = () => vine.string().regex(/^[\w-]{43}$/)

/** A username or an e-mail address. */
export const askResetValidator = vine.create({ username: vine.string().maxLength(254) })

export const checkResetValidator = vine.create({ token: token() })

export const resetPasswordValidator = vine.create({
  token: token(),
  password: vine.string().minLength(12).maxLength(128),
})
