import vine from '@vinejs/vine'

export const createMonthSheetValidator = vine.create({
  /** `2026-11` */
  month: vine
    .string()
    .trim()
    .regex(/^20\d{2}-(0[1-9]|1[0-2])$/),
})

export const monthSheetFileValidator = vine.create({
  format: vine.enum(['csv', 'xlsx'] as const),
})
