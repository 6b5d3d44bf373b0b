import vine from '@vinejs/vine'
import { REPORT_FORMATS } from '#core/reports/report_file'
import * as rules from '#core/validation/fields'

const MOST_WEEKS = 26
const SHOWN = ['assigned', 'everyone'] as const

/** Members of a query string, which are texts. */
export const staffingValidator = vine.create({
  from: rules.day().optional(),
  weeks: vine.number().withoutDecimals().range([1, MOST_WEEKS]).optional(),
  departmentId: vine.number().withoutDecimals().positive().optional(),
  projectId: vine.number().withoutDecimals().positive().optional(),
  show: vine.enum(SHOWN).optional(),
})

export const staffingFileValidator = vine.create({
  format: vine.enum(REPORT_FORMATS),
  from: rules.day().optional(),
  weeks: vine.number({ strict: true }).withoutDecimals().range([1, MOST_WEEKS]).optional(),
  departmentId: rules.reference().nullable().optional(),
  projectId: rules.reference().nullable().optional(),
  show: vine.enum(SHOWN).optional(),
})
