import { openApproval } from '#core/approvals/open_approval'
import { setting } from '#core/settings/settings'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type StockLevel from '#procurement/stock_ledger/stock_level'
import type StockMovement from '#procurement/stock_movements/models/stock_movement'
import { STOCK_MOVEMENT } from './records.js'
import { lineTotalMinor } from '#engines/money/money'
import { STOCK_CURRENCY } from '#procurement/shared/base_currency'
import { shareOf } from '#procurement/stock_ledger/balance'
import { placeKey } from '#procurement/stock_ledger/levels'

/** In halalas: what a storekeeper may adjust or write off alone (setting `stockApprovalLimitMinor`). */
const LIMIT_MINOR = 5_000_00

/** Whether an adjustment or write-off is worth a second person; keeps its estimated value on it. */
export function needsApproval(movement: StockMovement, levels: Map<string, StockLevel>): boolean {
  if (movement.type !== 'adjust' && movement.type !== 'scrap') return false
  movement.valueMinor = movement.lines.reduce((sum, line) => {
    const level = levels.get(
      placeKey({ warehouseId: movement.warehouseId, materialId: line.materialId })
    )!
    return sum + worth(line, level)
  }, 0)
  return movement.valueMinor > setting('stockApprovalLimitMinor', LIMIT_MINOR)
}

function worth(line: StockMovement['lines'][number], level: StockLevel): number {
  if (line.unitCostE4 !== null)
    return lineTotalMinor(Math.abs(line.enteredE4), line.unitCostE4, STOCK_CURRENCY)
  return level.onHandE4 ? shareOf(level.valueMinor, Math.abs(line.quantityE4), level.onHandE4) : 0
}

/** Leaves the movement unposted until someone else has agreed. */
export async function requestApproval(uow: UnitOfWork, movement: StockMovement) {
  movement.status = 'submitted'
  await movement.save()
  await openApproval(uow, {
    documentType: STOCK_MOVEMENT,
    documentId: movement.id,
    documentNumber: movement.number,
    title: [movement.warehouseName, movement.reason].filter(Boolean).join(' · '),
    titleAr: [movement.warehouseNameAr, movement.reason].filter(Boolean).join(' · '),
    link: `/procurement/movements/${movement.id}`,
    documentVersion: movement.version,
    authoredBy: movement.createdBy ?? null,
    amountMinor: movement.valueMinor,
    currency: STOCK_CURRENCY,
    department: 'procurement',
  })
}
