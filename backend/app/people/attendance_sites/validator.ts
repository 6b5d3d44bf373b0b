import vine from '@vinejs/vine'

export const posterValidator = vine.create({ language: vine.enum(['en', 'ar']).optional() })
