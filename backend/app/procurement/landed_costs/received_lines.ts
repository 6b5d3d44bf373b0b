import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import StockMovementLine from '#procurement/stock_movements/models/stock_movement_line'

/** What one receipt brought of an order's line, and the lines of stock that it became. */
export interface ReceivedPart {
  /** In the unit of the order, accepted or in quarantine, less what went back to the vendor. */
  acceptedE4: number
  /** What went back included. */
  cameE4: number
  /** None where the goods went straight to the site. */
  lines: StockMovementLine[]
}

/** The receipts of a line of an order, as they were posted. */
export async function receivedLines(uow: UnitOfWork, orderLineId: number): Promise<ReceivedPart[]> {
  const rows: any[] = await uow.trx
    .from('goods_receipt_lines as g')
    .join('goods_receipts as r', 'r.id', 'g.goods_receipt_id')
    .where({ 'g.order_line_id': orderLineId, 'r.status': 'posted' })
    .whereRaw('g.accepted_e4 + g.waiting_e4 > 0')
    .orderBy('r.id')
    .orderBy('g.position')
    .select('g.id', 'g.accepted_e4', 'g.waiting_e4', 'g.returned_e4')
    .select('r.id as receipt_id', 'r.movement_id')
  const parts: ReceivedPart[] = []
  for (const row of rows) {
    const lines = row.movement_id ? await stockLinesOf(uow, row) : []
    const acceptedE4 = Number(row.accepted_e4) + Number(row.waiting_e4)
    parts.push({ acceptedE4, cameE4: acceptedE4 + Number(row.returned_e4), lines })
  }
  return parts
}

/**
 * A receipt's lines of stock stand in the order of its own lines: one each, two where a part came into
 * quarantine, of serial numbers one for each piece; what is not kept in stock has none.
 */
async function stockLinesOf(
  uow: UnitOfWork,
  { id, receipt_id: receiptId, movement_id: movementId }: any
): Promise<StockMovementLine[]> {
  const received: any[] = await uow.trx
    .from('goods_receipt_lines as g')
    .join('purchase_order_lines as o', 'o.id', 'g.order_line_id')
    .join('materials as m', 'm.id', 'o.material_id')
    .where('g.goods_receipt_id', receiptId)
    // what went back has its line of stock all the same
    .whereRaw('g.accepted_e4 + g.waiting_e4 + g.returned_e4 > 0')
    .where('m.kind', '!=', 'service')
    .orderBy('g.position')
    .select(
      'g.id',
      'g.accepted_e4',
      'g.waiting_e4',
      'g.returned_e4',
      'g.quarantined_e4',
      'm.tracking'
    )
  const lines = await StockMovementLine.query({ client: uow.trx })
    .where('movementId', movementId)
    .orderBy('position')
  let at = 0
  for (const row of received) {
    const pieces = piecesOf(row)
    if (Number(row.id) === Number(id)) return lines.slice(at, at + pieces)
    at += pieces
  }
  return []
}

function piecesOf(row: any): number {
  const cameE4 = Number(row.accepted_e4) + Number(row.waiting_e4) + Number(row.returned_e4)
  if (row.tracking === 'serial') return Math.round(cameE4 / 10_000)
  const quarantinedE4 = Number(row.quarantined_e4)
  return quarantinedE4 > 0 && quarantinedE4 < cameE4 ? 2 : 1
}
