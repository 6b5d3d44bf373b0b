import vine from '@vinejs/vine'

export const attendanceMonthValidator = vine.create({
  employeeId: vine.number().withoutDecimals().range([1, 4_000_000_000]).optional(),
  month: vine.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/),
})
