import vine from '@vinejs/vine'
import { REPORT_FORMATS } from '#core/reports/report_file'
import { day } from '#core/validation/fields'

export const balanceSheetValidator = vine.create({
  asOf: day().optional(),
  comparedOn: day().optional(),
})

/** A file says what it is about, so nothing of that is left to the day it is written on. */
export const balanceSheetFileValidator = vine.create({
  format: vine.enum(REPORT_FORMATS),
  asOf: day(),
  comparedOn: day().optional(),
})
