import vine from '@vinejs/vine'

export const printOfferValidator = vine.create({ language: vine.enum(['en', 'ar']) })
