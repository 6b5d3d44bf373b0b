import vine from '@vinejs/vine'
import { REPORT_FORMATS } from '#core/reports/report_file'
import { day, line } from '#core/validation/fields'

export const fileReturnValidator = vine.create({
  reference: line(60).minLength(1),
  filedOn: day(),
  note: line(1000).nullable().optional(),
})

export const payReturnValidator = vine.create({
  paidOn: day().optional(),
  reference: line(120).minLength(1),
})

export const returnFileValidator = vine.create({ format: vine.enum(REPORT_FORMATS) })
