import type Material from '#procurement/materials/models/material'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import type PurchaseOrderLine from '#procurement/purchase_orders/models/purchase_order_line'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { batchKey } from '#procurement/stock_ledger/batch_key'
import { inBaseUnits } from '#procurement/stock_movements/project_balance'

/** What of a delivery waits for its inspection, in the unit of the store. */
export function waitingBaseE4(
  { orderedOn }: PurchaseOrder,
  { materialId, unit }: PurchaseOrderLine,
  quarantinedE4: number,
  materials: Map<number, Material>
): number {
  const material = materials.get(materialId ?? 0)
  return material ? inBaseUnits(material, { unit, orderedOn }, quarantinedE4) : 0
}

/** A line of a delivery of which something waits. */
export interface WaitingLine {
  id: number
  orderId: number
  orderLineId: number
  warehouseId: number
  waitingE4: number
  waitingBaseE4: number
}

/**
 * The lines of deliveries that wait for the inspection of a material, or of a batch or serial number of
 * it, the earliest first; locked until the unit ends where it is wanted.
 */
export async function waitingLines(
  uow: UnitOfWork,
  materialId: number,
  batchNo: string,
  { lock = true } = {}
): Promise<WaitingLine[]> {
  const rows: any[] = await uow.trx
    .from('goods_receipt_lines as g')
    .join('goods_receipts as r', 'r.id', 'g.goods_receipt_id')
    .join('purchase_order_lines as o', 'o.id', 'g.order_line_id')
    .where('g.waiting_e4', '>', 0)
    .where({ 'r.status': 'posted', 'o.material_id': materialId })
    .orderBy('r.id')
    .orderBy('g.position')
    .select('g.id', 'g.order_line_id', 'g.waiting_e4', 'g.waiting_base_e4')
    .select('r.warehouse_id', 'r.purchase_order_id', 'r.movement_id')
    .if(lock, (query) => void query.forUpdate())
  const own = batchNo ? await ofNumber(uow, rows, materialId, batchNo) : rows
  return own.map((row) => ({
    ...{ id: row.id, orderId: row.purchase_order_id, orderLineId: row.order_line_id },
    warehouseId: row.warehouse_id,
    waitingE4: Number(row.waiting_e4),
    waitingBaseE4: Number(row.waiting_base_e4),
  }))
}

/** Of serial numbers a line of a delivery has many: the movement knows them. */
async function ofNumber(uow: UnitOfWork, rows: any[], materialId: number, batchNo: string) {
  const lines: any[] = await uow.trx
    .from('stock_movement_lines')
    .whereIn(
      'movement_id',
      rows.map((row) => row.movement_id)
    )
    .where({ material_id: materialId, stock_status: 'quarantine' })
    .select('movement_id', 'batch_no')
  const key = batchKey(batchNo)
  const movements = new Set(
    lines.filter((line) => batchKey(line.batch_no) === key).map((line) => line.movement_id)
  )
  return rows.filter((row) => movements.has(row.movement_id))
}
