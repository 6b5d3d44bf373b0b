import vine from '@vinejs/vine'

export const loginValidator = vine.create({
  username: vine.string().maxLength(200),
  password: vine.string().maxLength(200),
})

export const passcodeLoginValidator = vine.create({
  userId: vine.number({ strict: true }).withoutDecimals().positive(),
  passcode: vine.string().maxLength(40),
})
