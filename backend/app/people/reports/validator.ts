import vine from '@vinejs/vine'
import { REPORT_FORMATS } from '#core/reports/report_file'
import * as rules from '#core/validation/fields'

const LONGEST_MONTHS = 36
const key = () => rules.line(80).minLength(1)

/** Members of a query string, which are texts. */
export const questionValidator = vine.create({
  asOf: rules.day().optional(),
  months: vine.number().withoutDecimals().range([1, LONGEST_MONTHS]).optional(),
  departmentId: vine.number().withoutDecimals().positive().optional(),
})

export const figureValidator = vine.create({
  asOf: rules.day().optional(),
  months: vine.number().withoutDecimals().range([1, LONGEST_MONTHS]).optional(),
  departmentId: vine.number().withoutDecimals().positive().optional(),
  row: key(),
  column: key(),
})

/** A file of the figures, or of the rows behind the one that `row` and `column` name. */
export const reportFileValidator = vine.create({
  format: vine.enum(REPORT_FORMATS),
  asOf: rules.day().optional(),
  months: vine.number({ strict: true }).withoutDecimals().range([1, LONGEST_MONTHS]).optional(),
  departmentId: rules.reference().nullable().optional(),
  row: key().optional(),
  column: key().optional(),
})
