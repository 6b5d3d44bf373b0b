import vine from '@vinejs/vine'

export const startValidator = vine.create({
  /** The page to open after the sign-in. */
  to: vine.string().maxLength(500).nullable().optional(),
})

export const linkValidator = vine.create({ currentPassword: vine.string().maxLength(200) })

export const backChannelValidator = vine.create({
  logout_token: vine.string().minLength(1).maxLength(16_000),
})
