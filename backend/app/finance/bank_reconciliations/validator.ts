import vine from '@vinejs/vine'
import { REPORT_FORMATS } from '#core/reports/report_file'
import { day, line } from '#core/validation/fields'

export const stateValidator = vine.create({ on: day().optional() })

export const closeValidator = vine.create({
  reconciledOn: day(),
  note: line(500).nullable().optional(),
})

export const reopenValidator = vine.create({ reason: line(500).minLength(1) })

export const fileValidator = vine.create({ format: vine.enum(REPORT_FORMATS) })
