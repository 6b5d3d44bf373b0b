import { DateTime } from 'luxon'
import type { Infer } from '@vinejs/vine/types'
import { createRows } from '#core/database/many_rows'
import { nextNumber } from '#core/numbering/next_number'
import type { Unit } from '#core/unit/unit'
import type Material from '#procurement/models/material'
import type StockLevel from '#procurement/models/stock_level'
import StockMovement from '#procurement/models/stock_movement'
import StockMovementLine from '#procurement/models/stock_movement_line'
import { materialsOf, resolveLines, type MovementLineValues } from '#procurement/movements/movement_lines' // prettier-ignore
import { recordMovement } from '#procurement/movements/movement_records'
import { needsApproval, askApproval } from '#procurement/movements/movement_approval'
import { partiesOf, type Parties } from '#procurement/movements/parties'
import { postMovement } from '#procurement/movements/post_movement'
import { today } from '#core/settings/firm_clock'
import { requireOpenDay } from '#procurement/stock/back_dating'
import { requireWithProject } from '#procurement/stock/project_balance'
import { lockLevels, openLevel, placeKey, type Place } from '#procurement/stock/levels'
import { namesOfProject } from '#procurement/queries/reader_names'
import type { createMovementValidator } from '#procurement/validators/stock_movement'

export type NewMovement = Infer<typeof createMovementValidator>

/** Where a movement comes from when another document made it. */
export interface Source {
  type: string
  id: number
  number: string
}

/**
 * Writes a movement and posts it at once; an adjustment or write-off over the firm's limit waits for
 * another person first. A count is opened by `openCount`.
 * @throws AppError 422 on what is wrong in it, 409 NO_STOCK, PERIOD_CLOSED, NO_BATCH, RETURN_EXCEEDED
 */
export async function createMovement(
  unit: Unit,
  input: NewMovement,
  source?: Source
): Promise<StockMovement> {
  const lines = input.lines ?? []
  const ids = lines.map(({ materialId }) => materialId)
  const levels = await lockLevels(unit, placesOf(input, ids))
  const parties = await partiesOf(unit, input)
  const materials = await materialsOf(unit, ids)
  const resolved = resolveLines(input.type, lines, materials)
  if (input.type === 'return')
    await requireWithProject(unit, parties.project!.id, resolved.map((line) => ({ ...line, materialId: line.material.id })), materials) // prettier-ignore
  await openMissing(unit, levels, materials, parties)
  const movement = await newMovement(unit, input, parties, source)
  await requireOpenDay(unit, movement.movedOn)
  await addLines(unit, movement, resolved)
  if (needsApproval(movement, levels)) await askApproval(unit, movement)
  else await settleMovement(unit, movement, materials, levels)
  await recordMovement(unit, 'create', movement, { after: movement.toAudit() })
  return movement
}

/** Posts a stored movement and gives it the state that follows. */
export async function settleMovement(
  unit: Unit,
  movement: StockMovement,
  materials: Map<number, Material>,
  levels: Map<string, StockLevel>
) {
  await postMovement(unit, { movement, materials, levels })
  movement.status = movement.type === 'transfer' ? 'in_transit' : 'posted'
  movement.merge({ postedAt: DateTime.utc(), postedBy: unit.actor.id })
  await movement.save()
}

export function placesOf(
  movement: { warehouseId: number; toWarehouseId?: number | null },
  materialIds: number[]
): Place[] {
  const stores = [movement.warehouseId, movement.toWarehouseId].filter((id) => !!id) as number[]
  return stores.flatMap((warehouseId) =>
    materialIds.map((materialId) => ({ materialId, warehouseId }))
  )
}

async function openMissing(
  unit: Unit,
  levels: Map<string, StockLevel>,
  materials: Map<number, Material>,
  { from, to }: Parties
) {
  for (const store of [from, to]) {
    if (!store) continue
    for (const material of materials.values()) {
      const key = placeKey({ materialId: material.id, warehouseId: store.id })
      if (!levels.has(key)) levels.set(key, await openLevel(unit, material, store))
    }
  }
}

/** The movement's own row, under the next number of the year; nothing of it is posted yet. */
export async function newMovement(
  unit: Unit,
  input: NewMovement,
  { from, to, project }: Parties,
  source?: Source
): Promise<StockMovement> {
  const movement = new StockMovement().useTransaction(unit.trx)
  movement.merge({
    type: input.type,
    status: input.type === 'count' ? 'counting' : 'submitted',
    movedOn: input.movedOn ?? today(),
    warehouseId: from.id,
    warehouseName: from.name,
    warehouseNameAr: from.nameAr || from.name,
    toWarehouseId: to?.id ?? null,
    toWarehouseName: to?.name ?? null,
    toWarehouseNameAr: to ? to.nameAr || to.name : null,
    projectId: project?.id ?? null,
    ...namesOfProject(project),
    reason: input.reason ?? null,
    handedTo: input.handedTo ?? null,
    sourceType: source?.type ?? null,
    sourceId: source?.id ?? null,
    sourceNumber: source?.number ?? null,
    reversalOfId: null,
    rejectionReason: null,
    postedAt: null,
    postedBy: null,
    receivedAt: null,
    receivedBy: null,
    valueMinor: 0,
    version: 1,
    createdBy: unit.actor.id,
    updatedBy: unit.actor.id,
  })
  movement.number = await nextNumber(unit.trx, 'SM', Number(today().slice(0, 4)))
  movement.refreshSearchText([])
  return movement.save()
}

async function addLines(unit: Unit, movement: StockMovement, lines: MovementLineValues[]) {
  await createRows(
    unit.trx,
    StockMovementLine,
    lines.map(({ material, ...line }, i) => ({
      ...line,
      movementId: movement.id,
      materialId: material.id,
      position: i + 1,
      valueMinor: 0,
      receivedE4: null,
      expectedE4: null,
      countedE4: null,
    }))
  )
  await movement.load('lines')
  movement.refreshSearchText(lines.map(({ material }) => `${material.code} ${material.name}`))
  await movement.save()
}
