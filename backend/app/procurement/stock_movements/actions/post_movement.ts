import { updateRows } from '#core/database/many_rows'
import { lineTotalMinor } from '#engines/money/money'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type Material from '#procurement/materials/models/material'
import type StockLevel from '#procurement/stock_ledger/stock_level'
import type StockMovement from '#procurement/stock_movements/models/stock_movement'
import type StockMovementLine from '#procurement/stock_movements/models/stock_movement_line'
import { STOCK_CURRENCY } from '#procurement/shared/base_currency'
import { shareOf } from '#procurement/stock_ledger/balance'
import { refuseExpired, refuseKnownSerial } from '#procurement/stock_ledger/batches'
import { requireFree, requireNotHeld } from '#procurement/stock_ledger/free_stock'
import { useReserved } from '#procurement/stock_ledger/reservations'
import { placeKey, saveSums } from '#procurement/stock_ledger/levels'
import { postEntry } from '#procurement/stock_ledger/post_entry'
import {
  costsOfReturn,
  keepReturned,
  type ReturnCost,
} from '#procurement/stock_movements/return_cost'

/** Their lines add; those of an adjustment or a count say by their sign what they do. */
const ADDING = new Set(['opening', 'receive', 'return', 'adjust', 'count'])

/** These take only what is neither held nor reserved for others. */
const LEAVING = new Set(['issue', 'transfer'])

/** What these pay for a material is its last price. */
const BOUGHT = new Set(['receive', 'opening'])

interface Posting {
  movement: StockMovement
  materials: Map<number, Material>
  levels: Map<string, StockLevel>
}

type PricedPosting = Posting & { returns: Map<number, ReturnCost> }

/** Writes a movement's lines to the ledger. Its levels are locked; both stores of a transfer. */
export async function postMovement(uow: UnitOfWork, posting: Posting) {
  const { movement, materials, levels } = posting
  const returns =
    movement.type === 'return'
      ? await costsOfReturn(uow, movement, materials, levels)
      : new Map<number, ReturnCost>()
  let total = 0
  for (const line of movement.lines) {
    const value = await postLine(uow, { ...posting, returns }, line)
    total += value
    line.valueMinor = Math.abs(value)
  }
  movement.valueMinor = Math.abs(total)
  await saveSums(uow, levels.values())
  const worth = movement.lines.map(({ id, valueMinor }) => ({ id, value_minor: valueMinor }))
  await updateRows(uow.trx, 'stock_movement_lines', worth)
  if (BOUGHT.has(movement.type)) await keepLastPrices(uow, movement.lines)
}

async function postLine(
  uow: UnitOfWork,
  posting: PricedPosting,
  line: StockMovementLine
): Promise<number> {
  const { movement, materials, levels, returns } = posting
  const material = materials.get(line.materialId)!
  const { materialId } = line
  const level = levels.get(placeKey({ warehouseId: movement.warehouseId, materialId }))!
  const quantityE4 = ADDING.has(movement.type) ? line.quantityE4 : -line.quantityE4
  if (quantityE4 === 0) return 0
  await refuseNumber(uow, movement, line, { material, level, quantityE4 })
  if (quantityE4 < 0) await takeFrom(uow, movement, line, level)
  const entry = {
    movementId: movement.id,
    lineId: line.id,
    postedOn: movement.movedOn,
    batchNo: line.batchNo,
    expiresOn: line.expiresOn,
    fifo: material.valuation === 'fifo',
    ...{ status: line.stockStatus, note: line.note },
  }
  const returned = returns.get(line.id)
  const { ledgerId, valueMinor: value } = await postEntry(uow, {
    ...{ ...entry, level, place: 'store', quantityE4 },
    valueMinor: quantityE4 > 0 ? incomingValue(line, level, material, returned) : undefined,
  })
  if (returned) await keepReturned(uow, ledgerId, returned)
  if (movement.type === 'transfer') {
    const to = levels.get(placeKey({ warehouseId: movement.toWarehouseId!, materialId }))!
    await postEntry(uow, {
      ...entry,
      level: to,
      place: 'transit',
      quantityE4: line.quantityE4,
      valueMinor: -value,
    })
  }
  return value
}

/** What leaves comes from free goods; held ones leave by the status that is named. */
async function takeFrom(
  uow: UnitOfWork,
  { id: movementId, type, projectId }: StockMovement,
  { quantityE4, batchNo, stockStatus }: StockMovementLine,
  level: StockLevel
) {
  if (stockStatus !== 'ok') return
  const wanted = { quantityE4: Math.abs(quantityE4), batchNo }
  if (LEAVING.has(type)) await requireFree(uow, level, { ...wanted, projectId })
  if (type === 'issue')
    await useReserved(uow, { level, projectId: projectId!, ...wanted }, movementId)
  if (type === 'scrap') await requireNotHeld(uow, level, wanted)
}

interface Numbered {
  material: Material
  level: StockLevel
  quantityE4: number
}

/** A serial number lies in one store at a time; what has expired is not handed out. */
async function refuseNumber(
  uow: UnitOfWork,
  { type, movedOn }: StockMovement,
  { batchNo }: StockMovementLine,
  { material, level, quantityE4 }: Numbered
) {
  if (material.tracking === 'serial' && quantityE4 > 0)
    await refuseKnownSerial(uow, material.id, batchNo)
  if (type === 'issue' && batchNo) await refuseExpired(uow, level, batchNo, movedOn)
}

/**
 * What comes back costs what it was issued at; what comes in without a price, the average of what lies
 * there, else the last price paid.
 */
function incomingValue(
  line: StockMovementLine,
  level: StockLevel,
  material: Material,
  returned?: ReturnCost
): number {
  if (returned) return returned.valueMinor ?? 0
  if (line.unitCostE4 !== null)
    return lineTotalMinor(Math.abs(line.enteredE4), line.unitCostE4, STOCK_CURRENCY)
  if (level.onHandE4 > 0) return shareOf(level.valueMinor, line.quantityE4, level.onHandE4)
  return lineTotalMinor(line.quantityE4, material.lastPriceE4 ?? 0, STOCK_CURRENCY)
}

/** Of a material with several lines, the last one's. */
async function keepLastPrices(uow: UnitOfWork, lines: StockMovementLine[]) {
  const priced = lines.filter(({ unitCostE4, quantityE4 }) => unitCostE4 !== null && quantityE4 > 0)
  const prices = new Map(
    // minor units to ten-thousandths of a riyal, for one base unit
    priced.map((line) => [line.materialId, shareOf(line.valueMinor * 100, 10_000, line.quantityE4)])
  )
  const rows = [...prices]
    .sort(([a], [b]) => a - b)
    .map(([id, price]) => ({ id, last_price_e4: price }))
  await updateRows(uow.trx, 'materials', rows)
}
