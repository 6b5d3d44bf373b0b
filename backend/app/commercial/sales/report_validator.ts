import vine from '@vinejs/vine'
import { day } from '#core/validation/fields'

const format = () => vine.enum(['pdf', 'xlsx'] as const)

const period = () => ({ from: day(), to: day() })

export const analysisReportValidator = vine.create({ format: format(), ...period() })

export const performanceReportValidator = vine.create({
  format: format(),
  year: vine.number({ strict: true }).withoutDecimals().range([2000, 2200]),
})
