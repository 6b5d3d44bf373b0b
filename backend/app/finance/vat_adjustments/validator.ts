import vine from '@vinejs/vine'
import { VAT_BOXES } from '#core/vat/vat_boxes'
import { day, decimal, line, reference } from '#core/validation/fields'

/** Ten billion either way, as of other documents. */
const MOST = 10_000_000_000

const amount = () => decimal({ digits: 2, min: -MOST, max: MOST })

export const createAdjustmentValidator = vine.create({
  adjustsOn: day(),
  box: vine.enum(VAT_BOXES),
  /** Below nothing where it takes away. */
  taxable: amount(),
  vat: amount(),
  reason: line(1000).minLength(3),
})

export const claimReliefValidator = vine.create({
  writeOffId: reference(),
  adjustsOn: day(),
  reason: line(1000).minLength(3),
})
