import vine from '@vinejs/vine'
import { day, reference } from '#core/validation/fields'
import { MOST_LOADS, PAPERS } from './pdf/geometry.js'

/** Without days the whole schedule is printed. */
export const schedulePrintValidator = vine.create({
  paper: vine.enum(PAPERS),
  from: day().optional(),
  to: day().optional(),
  language: vine.enum(['en', 'ar']).optional(),
  baselineId: reference().optional(),
  resourceIds: vine.array(reference()).maxLength(MOST_LOADS).distinct().optional(),
})
