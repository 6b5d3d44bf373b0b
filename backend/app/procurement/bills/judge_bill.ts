import type { Infer } from '@vinejs/vine/types'
import { invalid } from '#core/base/app_error'
import { taxOf } from '#core/settings/vat'
import { parseDecimal } from '#engines/money/money'
import type { Tax } from '#engines/money/vat'
import type { createBillValidator } from '#procurement/bills/bill_validator'
import { chargeOver, isSameTax, matchLine, type Limits } from '#procurement/bills/match'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import { amountOf } from '#procurement/purchase_orders/pricing/order_terms'
import { netPriceE4 } from '#procurement/purchase_orders/pricing/price_order'

type BillInput = Infer<typeof createBillValidator>
type Stated = NonNullable<BillInput['charges']>[number]

interface Judging {
  limits: Limits
  /** Where the bill's fields are in the request, such as `orders.1.`. */
  at: string
}

const taxed = ({ category, rateBp }: Tax) => ({ vatCategory: category, vatRateBp: rateBp })

/** The lines of a bill with what the match says of each. @throws AppError 422 naming line and field */
export function judgeLines(
  order: PurchaseOrder,
  lines: BillInput['lines'],
  { limits, at }: Judging
) {
  const own = new Map(order.lines.map((line) => [line.id, line]))
  const wrong: Record<string, string[]> = {}
  const seen = new Set<number>()
  const judged = lines.map(({ lineId, quantity, unitPrice, ...stated }, i) => {
    const line = own.get(lineId)
    if (!line || seen.has(lineId)) {
      wrong[`${at}lines.${i}.lineId`] = [line ? 'repeated' : 'absent']
      return null!
    }
    seen.add(lineId)
    const agreed = { category: line.vatCategory, rateBp: line.vatRateBp }
    const tax = taxOf(stated, `${at}lines.${i}.vatRate`, agreed)
    const billed = {
      quantityE4: Number(parseDecimal(quantity, 4)),
      unitPriceE4: Number(parseDecimal(unitPrice, 4)),
    }
    const { acceptedE4, billedE4, billedNetMinor } = line
    const ordered = { acceptedE4, billedE4, billedNetMinor }
    const verdict = matchLine(
      { ...billed, tax },
      { ...ordered, unitPriceE4: netPriceE4(line), tax: agreed },
      limits
    )
    return { orderLineId: lineId, ...billed, ...taxed(tax), ...verdict }
  })
  if (Object.keys(wrong).length) throw invalid(wrong)
  return judged
}

/**
 * The charges of a bill as lines of their own, and by how much they pass what the order agreed.
 * @throws AppError 422 on an amount the currency does not hold and on VAT that contradicts itself
 */
export function judgeCharges(order: PurchaseOrder, stated: Stated[], { limits, at }: Judging) {
  const rows = stated.map((charge, i) => readCharge(order, charge, `${at}charges.${i}`))
  const sum = (freight: boolean) =>
    rows.reduce((total, row) => total + (isFreight(row) === freight ? row.netMinor : 0), 0)
  const [freightMinor, chargesMinor] = [sum(true), sum(false)]
  const freightOver = chargeOver(
    freightMinor,
    { agreedMinor: order.freightMinor, beforeMinor: order.freightBilledMinor },
    limits
  )
  const othersOver = chargeOver(
    chargesMinor,
    { agreedMinor: order.chargesMinor, beforeMinor: order.chargesBilledMinor },
    limits
  )
  const isOver = (row: { kind: string }) => (isFreight(row) ? freightOver : othersOver) > 0
  const judged = rows.map(({ sameTax, ...row }) => ({
    ...row,
    match: isOver(row) ? 'charge_over' : sameTax ? 'matched' : 'vat_variance',
  }))
  const chargesOverMinor = freightOver + othersOver
  return { rows: judged, totals: { freightMinor, chargesMinor, chargesOverMinor } }
}

const isFreight = ({ kind }: { kind: string }) => kind === 'freight'

function readCharge(order: PurchaseOrder, charge: Stated, at: string) {
  const agreed = isFreight(charge)
    ? { category: order.freightVatCategory, rateBp: order.freightVatBp }
    : { category: order.chargesVatCategory, rateBp: order.chargesVatBp }
  const tax = taxOf(charge, `${at}.vatRate`, agreed)
  return {
    kind: charge.kind,
    description: charge.description ?? null,
    netMinor: amountOf(`${at}.amount`, charge.amount, order.currency),
    ...taxed(tax),
    sameTax: isSameTax(tax, agreed),
  }
}
