import vine from '@vinejs/vine'

/** Six digits of the app, or a recovery code, as people type or copy them. */
const code = () => vine.string().trim().minLength(6).maxLength(40)

export const beginValidator = vine.create({ currentPassword: vine.string().maxLength(200) })

export const codeValidator = vine.create({ code: code() })

export const endValidator = vine.create({
  currentPassword: vine.string().maxLength(200),
  code: code(),
})
