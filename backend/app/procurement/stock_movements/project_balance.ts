import { conflict } from '#core/base/app_error'
import { divideHalfUp, formatDecimal4 } from '#engines/money/money'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type Material from '#procurement/materials/models/material'
import { factorOf } from '#procurement/stock_movements/queries/movement_lines'
import { localizedNameOf, localizedUnit } from '#procurement/shared/localized_names'
import { batchKey } from '#procurement/stock_ledger/batch_key'
import { firstMissing, type Numbered } from '#procurement/stock_ledger/numbered'

interface Returned {
  materialId: number
  quantityE4: number
  batchNo?: string | null
}

/**
 * A project gives back no more than it still has: what stores issued to it and what vendors brought
 * straight to its site, less what came back; of a batch or serial number no more than came under it,
 * or under none. To be called by the holder of the turn of the stock.
 * @throws AppError 409 `code`
 */
export async function requireWithProject(
  uow: UnitOfWork,
  projectId: number,
  lines: Returned[],
  materials: Map<number, Material>,
  code: 'RETURN_EXCEEDED' | 'RECEIPT_RETURNED' = 'RETURN_EXCEEDED'
) {
  const wanted = new Sums()
  for (const { materialId, quantityE4, batchNo } of lines)
    wanted.add(materialId, batchNo, quantityE4)
  const held = await withProject(uow, projectId, materials)
  for (const [id, numbered] of wanted.byMaterial) {
    const missing = firstMissing(held.of(id), numbered)
    if (!missing) continue
    const { code: material, unit: base } = materials.get(id)!
    const available = formatDecimal4(missing.availableE4)
    const project = (await localizedNameOf('project_names', projectId, uow.trx))!
    throw conflict(code, {
      params: {
        project,
        available,
        unit: localizedUnit(base),
        material: missing.number ? `${material} (${missing.number})` : material,
      },
      details: { materialId: id, available, ...(missing.number && { batchNo: missing.number }) },
    })
  }
}

/** Quantities of materials, by their id and batch or serial number. */
class Sums {
  readonly byMaterial = new Map<number, Numbered>()

  of(id: number): Numbered {
    return this.byMaterial.get(id) ?? new Map()
  }

  add(id: number, batchNo: string | null | undefined, quantityE4: number) {
    const numbered = this.of(id)
    const number = batchNo ? batchKey(batchNo) : ''
    numbered.set(number, (numbered.get(number) ?? 0) + quantityE4)
    this.byMaterial.set(id, numbered)
  }
}

/** What a project has of materials, in ten-thousandths of the base unit. */
async function withProject(uow: UnitOfWork, projectId: number, materials: Map<number, Material>) {
  const held = new Sums()
  // a reversed entry is in the ledger with its opposite
  for (const row of await entriesOf(uow, projectId, [...materials.keys()]))
    held.add(Number(row.material_id), row.batch_no, -Number(row.quantity))
  for (const row of await broughtToSite(uow, projectId, [...materials.keys()])) {
    const id = Number(row.material_id)
    held.add(
      id,
      row.batch_no,
      inBaseUnits(
        materials.get(id)!,
        { unit: row.unit, orderedOn: row.ordered_on },
        Number(row.accepted)
      )
    )
  }
  return held
}

/** What was accepted in the unit of an order, in that of the store. */
export function inBaseUnits(
  material: Material,
  { unit, orderedOn }: { unit: string | null; orderedOn: string },
  quantityE4: number
): number {
  const factor = factorOf(material, unit, orderedOn) ?? 10_000
  return Number(divideHalfUp(BigInt(quantityE4) * BigInt(factor), 10_000n))
}

function entriesOf(uow: UnitOfWork, projectId: number, materialIds: number[]): Promise<any[]> {
  return uow.trx
    .from('stock_movements as m')
    .join('stock_ledger as e', 'e.movement_id', 'm.id')
    .join('stock_levels as s', 's.id', 'e.level_id')
    .where('m.project_id', projectId)
    .whereIn('m.type', ['issue', 'return'])
    .whereIn('s.material_id', materialIds)
    .groupBy('s.material_id', 'e.batch_no')
    .select('s.material_id', 'e.batch_no')
    .sum('e.quantity_e4 as quantity')
}

/** Accepted on an order of the project without passing a store, by material, unit of the order and number. */
function broughtToSite(uow: UnitOfWork, projectId: number, materialIds: number[]): Promise<any[]> {
  return uow.trx
    .from('purchase_order_lines as l')
    .join('purchase_orders as o', 'o.id', 'l.purchase_order_id')
    .join('goods_receipt_lines as g', 'g.order_line_id', 'l.id')
    .join('goods_receipts as r', 'r.id', 'g.goods_receipt_id')
    .where('o.project_id', projectId)
    .whereIn('l.material_id', materialIds)
    .where('r.status', 'posted')
    .whereNull('r.movement_id')
    .groupBy('l.material_id', 'l.unit', 'o.ordered_on', 'g.batch_no')
    .select('l.material_id', 'l.unit', 'o.ordered_on', 'g.batch_no')
    .sum('g.accepted_e4 as accepted')
}
