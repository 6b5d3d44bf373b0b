import vine from '@vinejs/vine'
import { day } from '#core/validation/fields'
import { PAPERS } from './pdf/geometry.js'

/** Without days the whole schedule is printed. */
export const schedulePrintValidator = vine.create({
  paper: vine.enum(PAPERS),
  from: day().optional(),
  to: day().optional(),
  language: vine.enum(['en', 'ar']).optional(),
})
