import { invalid } from '#core/base/app_error'
import {
  lineValues,
  type LineInput,
  type LineValues,
} from '#procurement/purchase_orders/pricing/order_lines'
import type PurchaseOrderLine from '#procurement/purchase_orders/models/purchase_order_line'
import { cameOf } from '#procurement/purchase_orders/progress'

export interface AmendedLine extends LineValues {
  /** Of a line that the order already has. */
  line: PurchaseOrderLine | null
}

type Known = Pick<
  PurchaseOrderLine,
  | 'id'
  | 'acceptedE4'
  | 'rejectedE4'
  | 'billedE4'
  | 'unitPriceE4'
  | 'discountBp'
  | 'unit'
  | 'materialId'
> &
  Partial<Pick<PurchaseOrderLine, 'waitingE4'>>

/**
 * The lines that an amendment asks for, each with the line it changes. What has come and what was
 * billed stands: no quantity falls below it, no billed price changes, no such line goes.
 * @throws AppError 422 naming line and field
 */
export function amendedLines(
  lines: PurchaseOrderLine[],
  requested: (LineInput & { lineId?: number | null })[]
): AmendedLine[] {
  const own = new Map(lines.map((line) => [line.id, line]))
  const wrong: Record<string, string[]> = {}
  const amended = requested.map(({ lineId, ...input }, i) => {
    const values = lineValues(input, i)
    const line = lineId ? (own.get(lineId) ?? null) : null
    if (line && input.costHead === undefined) values.costHead = line.costHead
    if (lineId && !line) wrong[`lines.${i}.lineId`] = ['absent']
    if (line) {
      own.delete(line.id)
      const problem = problemOf(line, values) ?? otherGoods(line, values)
      if (problem) wrong[`lines.${i}.${problem.field}`] = [problem.key]
    }
    return { ...values, ...needOf(line, input), line }
  })
  if (!requested.length || [...own.values()].some(isUsed)) wrong.lines = ['lineInUse']
  if (Object.keys(wrong).length) throw invalid(wrong)
  return amended
}

/** What a line is bought for stays unless it is stated. */
function needOf(line: PurchaseOrderLine | null, { needId, needByOn }: LineInput) {
  return {
    needId: (needId === undefined ? line?.needId : needId) ?? null,
    needByOn: (needByOn === undefined ? line?.needByOn : needByOn) ?? null,
  }
}

const isUsed = (line: Omit<Known, 'unit' | 'materialId'>) =>
  cameOf(line) > 0 || line.rejectedE4 > 0 || line.billedE4 > 0

/** What forbids these values for a line of which something has come or was billed. */
export function problemOf(
  line: Omit<Known, 'unit' | 'materialId'>,
  {
    quantityE4,
    unitPriceE4,
    discountBp,
  }: Pick<LineValues, 'quantityE4' | 'unitPriceE4' | 'discountBp'>
): { field: string; key: string } | null {
  if (quantityE4 < Math.max(cameOf(line), line.billedE4))
    return { field: 'quantity', key: 'belowReceived' }
  if (line.billedE4 > 0 && unitPriceE4 !== line.unitPriceE4)
    return { field: 'unitPrice', key: 'alreadyBilled' }
  if (line.billedE4 > 0 && discountBp !== line.discountBp)
    return { field: 'discount', key: 'alreadyBilled' }
  return null
}

/** What has come was counted in the line's unit and, on a site, is there as the line's material. */
function otherGoods(line: Known, { unit, materialId }: Pick<LineValues, 'unit' | 'materialId'>) {
  if (!isUsed(line)) return null
  if (unit !== line.unit) return { field: 'unit', key: 'unitInUse' }
  if (materialId !== line.materialId) return { field: 'materialId', key: 'materialInUse' }
  return null
}
