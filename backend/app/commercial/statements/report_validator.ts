import vine from '@vinejs/vine'
import { day } from '#core/validation/fields'
import { CURRENCIES } from '#engines/money/money'

const format = () => vine.enum(['pdf', 'xlsx'] as const)

const period = () => ({ from: day(), to: day() })

export const statementReportValidator = vine.create({
  format: format(),
  ...period(),
  currency: vine.enum(CURRENCIES),
})
