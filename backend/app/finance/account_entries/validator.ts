import vine from '@vinejs/vine'
import { COST_HEADS } from '#core/budgets/cost_heads'
import { REPORT_FORMATS } from '#core/reports/report_file'
import { day, reference } from '#core/validation/fields'

export const accountEntriesValidator = vine.create({
  accountId: vine.number().withoutDecimals().range([1, 4_000_000_000]),
  from: day().optional(),
  to: day().optional(),
  costHead: vine.enum(COST_HEADS).optional(),
  projectId: vine.number().withoutDecimals().range([1, 4_000_000_000]).optional(),
  skip: vine.number().withoutDecimals().range([0, 100_000_000]).optional(),
})

/** A file says what it is about, so nothing of that is left to the day it is written on. */
export const accountEntriesFileValidator = vine.create({
  format: vine.enum(REPORT_FORMATS),
  accountId: reference(),
  from: day(),
  to: day(),
  costHead: vine.enum(COST_HEADS).optional(),
  projectId: reference().optional(),
})
