import vine from '@vinejs/vine'
import { day } from '#core/validation/fields'
import { REPORT_FORMATS } from '#core/reports/report_file'
import { CURRENCIES } from '#engines/money/money'

const period = () => ({ from: day(), to: day() })

export const statementReportValidator = vine.create({
  format: vine.enum(REPORT_FORMATS),
  ...period(),
  currency: vine.enum(CURRENCIES),
})
