import vine from '@vinejs/vine'
import { COST_HEADS } from '#core/budgets/cost_heads'
import { REPORT_FORMATS } from '#core/reports/report_file'
import { day, reference } from '#core/validation/fields'

const asked = {
  costHead: vine.enum(COST_HEADS).optional(),
  comparedFrom: day().optional(),
  comparedTo: day().optional(),
}

export const profitAndLossValidator = vine.create({
  from: day().optional(),
  to: day().optional(),
  projectId: vine.number().withoutDecimals().range([1, 4_000_000_000]).optional(),
  ...asked,
})

/** A file says what it is about, so nothing of that is left to the day it is written on. */
export const profitAndLossFileValidator = vine.create({
  format: vine.enum(REPORT_FORMATS),
  from: day(),
  to: day(),
  projectId: reference().optional(),
  ...asked,
})
