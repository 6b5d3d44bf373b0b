import type { Infer } from '@vinejs/vine/types'
import { invalid } from '#core/base/app_error'
import { parseDecimal } from '#engines/money/money'
import type VendorBill from '#procurement/bills/models/vendor_bill'
import { amountOf } from '#procurement/purchase_orders/pricing/order_terms'
import { leftOf, leftOfCharge } from './credit_bills.js'
import type { createCreditNoteValidator } from './validator.js'

type Stated = Infer<typeof createCreditNoteValidator>
type Wrong = Record<string, string[]>

/**
 * What a credit note states of the lines and charges of a bill, with the VAT that the bill has asked.
 * @throws AppError 422 without any, on those of another bill, and beyond what is left of each
 */
export function creditedParts(bill: VendorBill, stated: Stated) {
  const wrong: Wrong = {}
  const lines = (stated.lines ?? []).map((line, i) => creditedLine(bill, line, i, wrong))
  const charges = (stated.charges ?? []).map((charge, i) => creditedCharge(bill, charge, i, wrong))
  if (!lines.length && !charges.length) wrong.lines = ['required']
  if (Object.keys(wrong).length) throw invalid(wrong)
  return { lines, charges }
}

function creditedLine(
  bill: VendorBill,
  { billLineId, quantity, amount }: NonNullable<Stated['lines']>[number],
  i: number,
  wrong: Wrong
) {
  const line = bill.lines.find(({ id }) => id === billLineId)
  const netMinor = amountOf(`lines.${i}.amount`, amount, bill.currency)
  const quantityE4 = quantity ? Number(parseDecimal(quantity, 4)) : 0
  if (!line) wrong[`lines.${i}.billLineId`] = ['absent']
  else if (netMinor > leftOf(line).netMinor) wrong[`lines.${i}.amount`] = ['moreThanLeft']
  else if (quantityE4 > leftOf(line).quantityE4) wrong[`lines.${i}.quantity`] = ['moreThanLeft']
  return {
    ...{ orderLineId: line?.orderLineId ?? 0, receiptLineId: null, billLineId, quantityE4 },
    ...{ netMinor, vatCategory: line?.vatCategory ?? 'S', vatRateBp: line?.vatRateBp ?? 0 },
    stockStatus: 'ok' as const,
  }
}

function creditedCharge(
  bill: VendorBill,
  { billChargeId, amount }: NonNullable<Stated['charges']>[number],
  i: number,
  wrong: Wrong
) {
  const charge = bill.charges.find(({ id }) => id === billChargeId)
  const netMinor = amountOf(`charges.${i}.amount`, amount, bill.currency)
  if (!charge) wrong[`charges.${i}.billChargeId`] = ['absent']
  else if (netMinor > leftOfCharge(charge)) wrong[`charges.${i}.amount`] = ['moreThanLeft']
  const { vatCategory = 'S' as const, vatRateBp = 0 } = charge ?? {}
  return { billChargeId, netMinor, vatCategory, vatRateBp }
}
