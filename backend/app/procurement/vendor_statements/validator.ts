import vine from '@vinejs/vine'
import { REPORT_FORMATS } from '#core/reports/report_file'
import { day, line } from '#core/validation/fields'
import { CURRENCIES } from '#engines/money/money'

export const agreeValidator = vine.create({ note: line(500).nullable().optional() })

export const explainValidator = vine.create({ explanation: line(500).minLength(1).nullable() })

export const accountValidator = vine.create({
  from: day().optional(),
  to: day().optional(),
  currency: vine.enum(CURRENCIES).optional(),
})

export const accountFileValidator = vine.create({
  format: vine.enum(REPORT_FORMATS),
  ...{ from: day(), to: day() },
  currency: vine.enum(CURRENCIES),
})

export const reconciliationFileValidator = vine.create({ format: vine.enum(REPORT_FORMATS) })
