import { openApproval } from '#core/approvals/open_approval'
import { setting } from '#core/settings/settings'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { lineTotalMinor } from '#engines/money/money'
import type Material from '#procurement/materials/models/material'
import { STOCK_CURRENCY } from '#procurement/shared/base_currency'
import { ledgerWorth } from '#procurement/stock_ledger/ledger_worth'
import { placeKey } from '#procurement/stock_ledger/levels'
import type StockLevel from '#procurement/stock_ledger/stock_level'
import type StockMovement from '#procurement/stock_movements/models/stock_movement'
import type StockMovementLine from '#procurement/stock_movements/models/stock_movement_line'
import { judge, type Judgement, type Limits, type LineWorth } from './judgement.js'
import { STOCK_MOVEMENT } from './records.js'
import { releasedToday } from './releases.js'
import { costsOfReturn } from './return_cost.js'

/** What makes or destroys value by a person's word; what takes away by its sign says so itself. */
const JUDGED = new Set(['opening', 'receive', 'return', 'adjust', 'scrap', 'count'])
const TAKING = new Set(['scrap'])

/** In halalas and basis points: what holds while the firm has set nothing else. */
const DEFAULTS = {
  stockApprovalLimitMinor: 5_000_00,
  stockDayLimitMinor: 10_000_00,
  stockCostToleranceBp: 1_000,
}

const limits = (): Limits => ({
  movementMinor: setting('stockApprovalLimitMinor', DEFAULTS.stockApprovalLimitMinor),
  dayMinor: setting('stockDayLimitMinor', DEFAULTS.stockDayLimitMinor),
  toleranceBp: setting('stockCostToleranceBp', DEFAULTS.stockCostToleranceBp),
})

/**
 * Whether a movement is by now worth more than it was judged at. Only what the ledger's cost decides
 * can rise: what leaves, and what comes in without a cost of its own, such as a return.
 */
export function hasRisenSince(movement: StockMovement, judgedMinor: number, nowMinor: number) {
  const byLedger = movement.lines.some(
    (line) => line.unitCostE4 === null || signed(movement, line) < 0
  )
  return byLedger && (nowMinor - judgedMinor) * 10_000 > judgedMinor * limits().toleranceBp
}

/** What a movement that is not posted yet is worth, and why it takes another person, if it does. */
export async function judgeMovement(
  uow: UnitOfWork,
  movement: StockMovement,
  materials: Map<number, Material>,
  levels: Map<string, StockLevel>
): Promise<Judgement> {
  if (!JUDGED.has(movement.type)) return { valueMinor: 0, reasons: [] }
  if (movement.type === 'return') return judgeReturn(uow, movement, materials, levels)
  const byMaterial = new Map<number, StockMovementLine[]>()
  for (const line of movement.lines)
    byMaterial.set(line.materialId, [...(byMaterial.get(line.materialId) ?? []), line])
  const worths: LineWorth[] = []
  for (const [materialId, lines] of byMaterial) {
    const level = levels.get(placeKey({ warehouseId: movement.warehouseId, materialId }))
    const moved = lines.map((line) => ({ line, quantityE4: signed(movement, line) }))
    worths.push(...(await worthsOf(uow, level, materials.get(materialId)!, moved)))
  }
  return judge(worths, await releasedToday(uow), limits())
}

/** What comes back is worth what it was issued at. */
async function judgeReturn(
  uow: UnitOfWork,
  movement: StockMovement,
  materials: Map<number, Material>,
  levels: Map<string, StockLevel>
): Promise<Judgement> {
  const costs = await costsOfReturn(uow, movement, materials, levels)
  const worths = [...costs.values()].map(({ valueMinor }) => ({
    knownMinor: valueMinor,
    statedMinor: null,
  }))
  return judge(worths, await releasedToday(uow), limits())
}

const signed = ({ type }: StockMovement, { quantityE4 }: StockMovementLine) =>
  TAKING.has(type) ? -quantityE4 : quantityE4

/** What the lines of one material are worth; none where the ledger itself will refuse them. */
async function worthsOf(
  uow: UnitOfWork,
  level: StockLevel | undefined,
  material: Material,
  moved: { line: StockMovementLine; quantityE4: number }[]
): Promise<LineWorth[]> {
  const netE4 = moved.reduce((sum, { quantityE4 }) => sum + quantityE4, 0)
  if (netE4 + (level?.onHandE4 ?? 0) < 0) return []
  const worths: LineWorth[] = []
  let takenE4 = 0
  let takenMinor = 0
  for (const { line, quantityE4 } of moved) {
    if (!quantityE4) continue
    const knownMinor = await ledgerWorth(uow, level, material, quantityE4)
    worths.push({ knownMinor, statedMinor: statedWorth(line) })
    if (quantityE4 > 0) continue
    takenE4 -= quantityE4
    takenMinor += knownMinor ?? 0
  }
  // several lines reach further into the queue of layers than each of them alone
  const together = takenE4 ? ((await ledgerWorth(uow, level, material, -takenE4)) ?? 0) : 0
  if (together > takenMinor) worths.push({ knownMinor: together - takenMinor, statedMinor: null })
  return worths
}

/** The same of value that leaves or comes at the ledger's own cost. */
export async function judgeValue(uow: UnitOfWork, valueMinor: number): Promise<Judgement> {
  if (!valueMinor) return { valueMinor: 0, reasons: [] }
  return judge([{ knownMinor: valueMinor, statedMinor: null }], await releasedToday(uow), limits())
}

function statedWorth({ unitCostE4, enteredE4 }: StockMovementLine): number | null {
  if (unitCostE4 === null) return null
  return lineTotalMinor(Math.abs(enteredE4), unitCostE4, STOCK_CURRENCY)
}

/** Leaves the movement unposted until someone else has agreed. */
export async function requestApproval(
  uow: UnitOfWork,
  movement: StockMovement,
  { valueMinor, reasons }: Judgement
) {
  movement.status = 'submitted'
  movement.approvalReasons = reasons.join(',')
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
    // a count is written by everyone who has counted
    writtenIn: [
      {
        entityType: STOCK_MOVEMENT,
        entityId: movement.id,
        actions: ['create', 'update', 'submit', 'receive'],
      },
    ],
    amountMinor: valueMinor,
    currency: STOCK_CURRENCY,
    department: 'procurement',
  })
}
