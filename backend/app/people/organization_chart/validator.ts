import vine from '@vinejs/vine'
import * as rules from '#core/validation/fields'

export const organizationChartValidator = vine.create({
  under: vine.number().withoutDecimals().positive().optional(),
  asOf: rules.day().optional(),
})
