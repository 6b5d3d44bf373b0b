import vine from '@vinejs/vine'
import { CURRENCIES } from '#engines/money/money'
import { day, decimal, line, reference } from '#core/validation/fields'
import { RECEIPT_METHODS } from '#commercial/shared/invoicing_types'

const amount = () => decimal({ digits: 3, min: 0, max: 100_000_000_000 })

const allocation = vine.object({ invoiceId: reference(), amount: amount() })

export const createReceiptValidator = vine.create({
  clientId: reference(),
  receivedOn: day().optional(),
  method: vine.enum(RECEIPT_METHODS),
  reference: line(80).nullable().optional(),
  /** The firm's account that it went to; that of the posting rule unless named. */
  bankAccountId: reference().nullable().optional(),
  /** A cheque that is kept until the bank has paid it; only with `method` cheque. */
  cheque: vine
    .object({ number: line(40).minLength(1), bankName: line(120).minLength(2), chequeOn: day() })
    .optional(),
  currency: vine.enum(CURRENCIES).optional(),
  amount: amount(),
  notes: line(5000).nullable().optional(),
  allocations: vine.array(allocation).maxLength(200).optional(),
})

export const allocateReceiptValidator = vine.create({
  allocations: vine.array(allocation).minLength(1).maxLength(200),
})

export const reverseReceiptValidator = vine.create({
  reason: line(1000).minLength(3),
  reversedOn: day().optional(),
})
