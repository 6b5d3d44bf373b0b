import { insertRows } from '#core/database/many_rows'
import { conflict } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type Material from '#procurement/materials/models/material'
import { shareOf } from '#procurement/stock_ledger/balance'
import { batchKey } from '#procurement/stock_ledger/batch_key'
import { ledgerWorth } from '#procurement/stock_ledger/ledger_worth'
import { placeKey } from '#procurement/stock_ledger/levels'
import type StockLevel from '#procurement/stock_ledger/stock_level'
import type StockMovement from './models/stock_movement.js'
import { openSources, type OpenSource } from './return_sources.js'

/** A part of a return: of which issue, or of which delivery to the site, and at its cost. */
interface ReturnedPart {
  issueId: number | null
  receiptLineId: number | null
  quantityE4: number
  valueMinor: number
}

export interface ReturnCost {
  /** Null where nothing says what it was issued at and the ledger knows no cost either. */
  valueMinor: number | null
  parts: ReturnedPart[]
}

/**
 * What the lines of a return bring back, by line id: the cost each was issued at, whatever the store
 * holds by now. The latest issue comes back first; a batch or serial number takes what went out under
 * it, then what went out under none. To be called by the holder of the turn of the stock.
 */
export async function costsOfReturn(
  uow: UnitOfWork,
  movement: StockMovement,
  materials: Map<number, Material>,
  levels: Map<string, StockLevel>
): Promise<Map<number, ReturnCost>> {
  const open = await openSources(uow, movement.projectId!, materials)
  const costs = new Map<number, ReturnCost>()
  for (const { id, materialId, quantityE4, batchNo } of movement.lines) {
    const { parts, leftE4 } = takeBack(open.get(materialId) ?? [], quantityE4, batchNo)
    const known = parts.reduce((sum, { valueMinor }) => sum + valueMinor, 0)
    const level = levels.get(placeKey({ materialId, warehouseId: movement.warehouseId }))
    const rest = leftE4 ? await ledgerWorth(uow, level, materials.get(materialId)!, leftE4) : 0
    costs.set(id, {
      parts,
      valueMinor: rest === null && !parts.length ? null : known + (rest ?? 0),
    })
  }
  return costs
}

/** Takes from the sources, which are left with the rest. */
function takeBack(sources: OpenSource[], quantityE4: number, batchNo: string) {
  const number = batchNo ? batchKey(batchNo) : ''
  const parts: ReturnedPart[] = []
  let leftE4 = quantityE4
  const own = number ? sources.filter((source) => source.number === number) : []
  for (const source of [...own, ...sources.filter((one) => !one.number)]) {
    const partE4 = Math.min(leftE4, source.quantityE4)
    if (partE4 <= 0) continue
    const valueMinor = shareOf(source.valueMinor, partE4, source.quantityE4)
    const { issueId, receiptLineId } = source
    parts.push({ issueId, receiptLineId, quantityE4: partE4, valueMinor })
    source.quantityE4 -= partE4
    source.valueMinor -= valueMinor
    leftE4 -= partE4
  }
  return { parts, leftE4 }
}

/** Keeps what an entry of a return has brought back of which issue. */
export async function keepReturned(uow: UnitOfWork, ledgerId: number, { parts }: ReturnCost) {
  const rows = parts.map(({ issueId, receiptLineId, quantityE4, valueMinor }) => ({
    ledger_id: ledgerId,
    issue_id: issueId,
    receipt_line_id: receiptLineId,
    quantity_e4: quantityE4,
    value_minor: valueMinor,
  }))
  await insertRows(uow.trx, 'stock_returns', rows)
}

/** A return that is taken back leaves its issues as they were. */
export async function undoReturned(uow: UnitOfWork, returnId: number, ledgerId: number) {
  const rows: any[] = await uow.trx.from('stock_returns').where('ledger_id', returnId)
  const opposite = rows.map((row) => ({
    ledger_id: ledgerId,
    issue_id: row.issue_id,
    receipt_line_id: row.receipt_line_id,
    quantity_e4: -Number(row.quantity_e4),
    value_minor: -Number(row.value_minor),
  }))
  await insertRows(uow.trx, 'stock_returns', opposite)
}

/** An issue of which a part came back is not taken back before that. @throws AppError 409 ISSUE_RETURNED */
export async function refuseReturned(uow: UnitOfWork, issueIds: number[]) {
  const rows = await uow.trx
    .from('stock_returns as r')
    .join('stock_ledger as e', 'e.id', 'r.ledger_id')
    .join('stock_movements as m', 'm.id', 'e.movement_id')
    .whereIn('r.issue_id', issueIds)
    .groupBy('m.id', 'm.number', 'm.reversal_of_id')
    .whereNull('m.reversal_of_id')
    .where('m.status', 'posted')
    .select('m.number')
  if (rows.length)
    throw conflict('ISSUE_RETURNED', {
      params: { numbers: rows.map((row) => row.number).join(', ') },
    })
}
