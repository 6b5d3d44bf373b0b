import vine from '@vinejs/vine'
import { REPORT_FORMATS } from '#core/reports/report_file'
import { day } from '#core/validation/fields'
import { CURRENCIES } from '#engines/money/money'

export const debtAnalysisValidator = vine.create({
  asOf: day().optional(),
  currency: vine.enum(CURRENCIES).optional(),
})

export const OPENED_BY = ['bucket', 'client', 'project', 'person', 'week'] as const

/** The documents behind a figure: which kind of figure, and which of its rows. */
export const debtDocumentsValidator = vine.create({
  asOf: day().optional(),
  currency: vine.enum(CURRENCIES).optional(),
  by: vine.enum(OPENED_BY),
  /** A bucket, an id, the first day of a week; `none` for what has none of it. */
  key: vine.string().maxLength(20),
})

/** A file says what it is about, so nothing of that is left to the day it is written on. */
export const debtFileValidator = vine.create({
  format: vine.enum(REPORT_FORMATS),
  asOf: day(),
  currency: vine.enum(CURRENCIES),
})
