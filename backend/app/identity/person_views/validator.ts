import vine from '@vinejs/vine'

export const startViewValidator = vine.create({
  userId: vine.number({ strict: true }).withoutDecimals().positive(),
  reason: vine.string().trim().minLength(5).maxLength(300),
})
