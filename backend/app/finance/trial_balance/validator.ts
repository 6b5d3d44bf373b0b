import vine from '@vinejs/vine'
import { REPORT_FORMATS } from '#core/reports/report_file'
import { day } from '#core/validation/fields'

export const trialBalanceValidator = vine.create({
  from: day().optional(),
  to: day().optional(),
})

/** A file says what it is about, so nothing of that is left to the day it is written on. */
export const trialBalanceFileValidator = vine.create({
  format: vine.enum(REPORT_FORMATS),
  from: day().optional(),
  to: day(),
})
