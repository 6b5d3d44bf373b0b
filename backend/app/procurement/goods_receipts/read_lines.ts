import type { Infer } from '@vinejs/vine/types'
import { invalid } from '#core/base/app_error'
import { setting } from '#core/settings/settings'
import { parseDecimal } from '#engines/money/money'
import type Material from '#procurement/materials/models/material'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import { cameOf, mostAcceptable, RECEIPT_TOLERANCE_BP } from '#procurement/purchase_orders/progress'
import { stockedOf } from '#procurement/stock_movements/queries/movement_lines'
import { expandNumbers } from './expand_numbers.js'
import type { ReceivedLine } from './received_line.js'
import type { createReceiptValidator } from './validator.js'

type Delivery = Infer<typeof createReceiptValidator>
type Stated = Delivery['lines'][number]
type Refuse = (field: string, key: string) => void

/**
 * What a delivery states of the lines of its order.
 * @throws AppError 422 on lines of another order or named twice, beyond the tolerance, rejected without
 *   a reason, or in quarantine where there is no store
 */
export function readLines(
  order: PurchaseOrder,
  { lines, warehouseId }: Delivery,
  materials: Map<number, Material>
): ReceivedLine[] {
  const own = new Map(order.lines.map((line) => [line.id, line]))
  const wrong: Record<string, string[]> = {}
  const seen = new Set<number>()
  const received = lines.map((stated, i) => {
    const line = own.get(stated.lineId)
    const refuse: Refuse = (field, key) => void (wrong[`lines.${i}.${field}`] = [key])
    const stocked = warehouseId ? stockedOf(materials, line?.materialId) : null
    const came = { ...quantitiesOf(stated, stocked), line: line! }
    if (came.quarantinedE4 && !stocked) refuse('quarantined', 'notHere')
    if (!line) refuse('lineId', 'absent')
    else if (seen.has(stated.lineId)) refuse('lineId', 'repeated')
    else refuseQuantities(came, stated, refuse)
    seen.add(stated.lineId)
    return { ...came, ...numbersOf(stated, !!warehouseId, refuse) }
  })
  if (Object.keys(wrong).length) throw invalid(wrong)
  return received
}

/** Of a material that is always inspected all goes to quarantine, unless it is stated what does. */
function quantitiesOf(stated: Stated, stocked: Material | null) {
  const acceptedE4 = Number(parseDecimal(stated.accepted, 4))
  const rejectedE4 = Number(parseDecimal(stated.rejected ?? '0', 4))
  const rejectionReason = stated.rejectionReason ?? null
  if (stated.quarantined === undefined && stocked?.inspected)
    return { acceptedE4: 0, quarantinedE4: acceptedE4, rejectedE4, rejectionReason }
  const quarantinedE4 = Number(parseDecimal(stated.quarantined ?? '0', 4))
  return { acceptedE4, quarantinedE4, rejectedE4, rejectionReason }
}

function refuseQuantities(
  came: Omit<ReceivedLine, 'batchNo' | 'expiresOn' | 'serials'>,
  stated: Stated,
  refuse: Refuse
) {
  const { line, acceptedE4, quarantinedE4, rejectedE4 } = came
  const tolerance = setting('receiptToleranceBp', RECEIPT_TOLERANCE_BP)
  const keptE4 = cameOf(line) + acceptedE4 + quarantinedE4
  if (keptE4 > mostAcceptable(line.quantityE4, tolerance)) refuse('accepted', 'overTolerance')
  if (acceptedE4 + quarantinedE4 + rejectedE4 === 0) refuse('accepted', 'nothingCame')
  if (rejectedE4 && !stated.rejectionReason) refuse('rejectionReason', 'required')
}

function numbersOf(stated: Stated, toStore: boolean, refuse: Refuse) {
  const numbers = expandNumbers(stated.numbers ?? [])
  if (!numbers) refuse('numbers', 'noRange')
  else if (numbers.length > 1 && !toStore) refuse('numbers', 'notHere')
  return {
    batchNo: stated.batchNo ?? (numbers?.length === 1 ? numbers[0]! : null),
    expiresOn: stated.expiresOn ?? null,
    serials: numbers && numbers.length > 1 ? numbers : [],
  }
}
