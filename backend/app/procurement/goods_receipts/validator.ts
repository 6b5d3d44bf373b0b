import vine from '@vinejs/vine'
import { day, decimal, line, reference } from '#core/validation/fields'
import { MOST_SERIALS } from './expand_numbers.js'

const quantity = () => decimal({ digits: 4, max: 10_000_000 })

const receiptLine = vine.object({
  lineId: reference(),
  accepted: quantity(),
  // what has to be inspected first; of a material that always is, all of it unless stated
  quarantined: quantity().optional(),
  rejected: quantity().optional(),
  rejectionReason: line(300).nullable().optional(),
  batchNo: line(80).nullable().optional(),
  expiresOn: day().nullable().optional(),
  // a batch, or serial numbers one by one and in ranges
  numbers: vine.array(line(170)).maxLength(MOST_SERIALS).optional(),
})

export const createReceiptValidator = vine.create({
  receivedOn: day().optional(),
  deliveryNoteNo: line(80).nullable().optional(),
  // without a store the goods went straight to the site
  warehouseId: reference().nullable().optional(),
  note: line(1000).nullable().optional(),
  lines: vine.array(receiptLine).minLength(1).maxLength(500),
})
