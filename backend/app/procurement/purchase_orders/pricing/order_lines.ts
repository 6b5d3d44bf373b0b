import type { Infer } from '@vinejs/vine/types'
import { invalid } from '#core/base/app_error'
import { frozenRate } from '#core/exchange_rates/frozen_rate'
import { createRows } from '#core/database/many_rows'
import { basisPointsOf, formatDecimal4, parseDecimal } from '#engines/money/money'
import { taxOf } from '#core/settings/vat'
import { chargesOf } from './order_terms.js'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import PurchaseOrderLine from '#procurement/purchase_orders/models/purchase_order_line'
import { LARGEST_AMOUNT, priceOrder, type PricedInput } from './price_order.js'
import type { createPurchaseOrderValidator } from '#procurement/purchase_orders/validator'

export type LineInput = NonNullable<Infer<typeof createPurchaseOrderValidator>['lines']>[number]
export type LineValues = Required<PricedInput> &
  Pick<
    PurchaseOrderLine,
    'description' | 'descriptionAr' | 'materialId' | 'costHead' | 'unit' | 'needId' | 'needByOn'
  >

/** Of a new line. */
export const NOTHING_CAME = {
  ...{ acceptedE4: 0, waitingE4: 0, rejectedE4: 0, returnedE4: 0 },
  ...{ billedE4: 0, billedNetMinor: 0 },
}

/** @throws AppError 422 on the VAT of the line at `index` */
export function lineValues(line: LineInput, index: number): LineValues {
  const { quantity, unitPrice, discount } = line
  const { category, rateBp } = taxOf(line, `lines.${index}.vatRate`)
  return {
    description: line.description,
    descriptionAr: line.descriptionAr ?? null,
    materialId: line.materialId ?? null,
    costHead: line.costHead ?? null,
    unit: line.unit ?? null,
    ...{ needId: line.needId ?? null, needByOn: line.needByOn ?? null },
    quantityE4: Number(parseDecimal(quantity, 4)),
    unitPriceE4: Number(parseDecimal(unitPrice, 4)),
    discountBp: discount ? basisPointsOf(discount) : 0,
    ...{ vatCategory: category, vatRateBp: rateBp },
  }
}

/** A stored line as a form states it. */
export const statedLine = (line: PurchaseOrderLine): LineInput => ({
  ...{ description: line.description, descriptionAr: line.descriptionAr },
  ...{ materialId: line.materialId, costHead: line.costHead, unit: line.unit },
  quantity: formatDecimal4(line.quantityE4),
  unitPrice: formatDecimal4(line.unitPriceE4),
  discount: formatDecimal4(line.discountBp * 100),
  vatCategory: line.vatCategory,
  vatRate: formatDecimal4(line.vatRateBp * 100),
  ...{ needId: line.needId, needByOn: line.needByOn },
})

export function valuesOf(lines: PurchaseOrderLine[]): LineValues[] {
  return lines.map(
    ({
      description,
      descriptionAr,
      materialId,
      costHead,
      unit,
      quantityE4,
      unitPriceE4,
      discountBp,
      vatCategory,
      vatRateBp,
      needId,
      needByOn,
    }) => ({
      description,
      descriptionAr,
      materialId,
      costHead,
      unit,
      quantityE4,
      unitPriceE4,
      discountBp,
      vatCategory,
      vatRateBp,
      needId,
      needByOn,
    })
  )
}

/**
 * Puts the order's totals and the rows of its lines, priced in its currency; nothing is saved yet.
 * @throws AppError 422 on `lines` when they come to more than an order may
 */
export function applyLines(
  order: PurchaseOrder,
  lines: LineValues[]
): Partial<PurchaseOrderLine>[] {
  const { lines: prices, ...totals } = priceOrder(lines, order.currency, chargesOf(order))
  if (totals.totalMinor > LARGEST_AMOUNT) throw invalid({ lines: ['tooMuch'] })
  order.merge({ ...totals, ...frozenRate(totals.totalMinor, order.currency, order.orderedOn) })
  return lines.map((line, i) => ({
    ...{ ...line, ...prices[i], ...NOTHING_CAME, originalE4: null, position: i + 1 },
  }))
}

/** Replaces the lines of a saved order. */
export async function replaceLines(order: PurchaseOrder, rows: Partial<PurchaseOrderLine>[]) {
  await order.related('lines').query().delete()
  const own = rows.map((row) => ({ ...row, purchaseOrderId: order.id }))
  await createRows(order.$trx!, PurchaseOrderLine, own)
  await order.load('lines')
}
