import vine from '@vinejs/vine'

export const removalValidator = vine.create({
  currentPassword: vine.string().minLength(1).maxLength(128),
  /** Of the company whose data goes, in either language. */
  companyName: vine.string().minLength(1).maxLength(200),
})
