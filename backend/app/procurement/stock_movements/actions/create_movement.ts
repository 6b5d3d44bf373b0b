import { DateTime } from 'luxon'
import type { Infer } from '@vinejs/vine/types'
import { emptyColumns } from '#core/database/empty_columns'
import { createRows } from '#core/database/many_rows'
import { nextNumber } from '#core/numbering/next_number'
import { STOCK_MOVEMENTS } from '#procurement/shared/number_series'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type Material from '#procurement/materials/models/material'
import type StockLevel from '#procurement/stock_ledger/stock_level'
import StockMovement from '#procurement/stock_movements/models/stock_movement'
import StockMovementLine from '#procurement/stock_movements/models/stock_movement_line'
import {
  materialsOf,
  resolveLines,
  type MovementLineValues,
} from '#procurement/stock_movements/queries/movement_lines'
import { recordMovement } from '#procurement/stock_movements/records'
import { judgeMovement, requestApproval } from '#procurement/stock_movements/approval'
import { noteRelease } from '#procurement/stock_movements/releases'
import { partiesOf, type Parties } from '#procurement/stock_movements/parties'
import { postMovement } from './post_movement.js'
import { today } from '#core/settings/firm_clock'
import { requireOpenDay } from '#procurement/stock_ledger/back_dating'
import { requireWithProject } from '#procurement/stock_movements/project_balance'
import { lockLevels, openLevel, placeKey, type Place } from '#procurement/stock_ledger/levels'
import { namesOfProject } from '#procurement/shared/localized_names'
import type { MovementType } from '#procurement/enums/stock'
import type { createMovementValidator } from '#procurement/stock_movements/validator'

export type NewMovement = Omit<Infer<typeof createMovementValidator>, 'type'> & {
  type: MovementType
}

/** Where a movement comes from when another document made it. */
export interface Source {
  type: string
  id: number
  number: string
  /** The day whose unit factors it is written in. */
  unitsOn: string
}

/**
 * Writes a movement and posts it at once. Where it makes or destroys value by a person's word, it is
 * judged first and may wait for another person; what comes from a document, or was agreed, is not.
 * A count is opened by `openCount`.
 * @throws AppError 422 on what is wrong in it, 409 NO_STOCK, PERIOD_CLOSED, NO_BATCH, RETURN_EXCEEDED
 */
export async function createMovement(
  uow: UnitOfWork,
  input: NewMovement,
  { source, agreed = false }: { source?: Source; agreed?: boolean } = {}
): Promise<StockMovement> {
  const lines = input.lines ?? []
  const ids = lines.map(({ materialId }) => materialId)
  const levels = await lockLevels(uow, placesOf(input, ids))
  const parties = await partiesOf(uow, input)
  const materials = await materialsOf(uow, ids)
  const unitsOn = source?.unitsOn ?? input.movedOn ?? today()
  const resolved = resolveLines(input.type, lines, materials, unitsOn)
  if (input.type === 'return')
    await requireWithProject(
      uow,
      parties.project!.id,
      resolved.map((line) => ({ ...line, materialId: line.material.id })),
      materials
    )
  await openMissing(uow, levels, materials, parties)
  const movement = await newMovement(uow, input, parties, source)
  await requireOpenDay(uow, movement.movedOn)
  await addLines(uow, movement, resolved)
  if (source || agreed) await settleMovement(uow, movement, materials, levels)
  else await settleOrAsk(uow, movement, materials, levels)
  await recordMovement(uow, 'create', movement, { after: movement.toAudit() })
  return movement
}

/** Posts what its writer may post alone; the rest waits. */
async function settleOrAsk(
  uow: UnitOfWork,
  movement: StockMovement,
  materials: Map<number, Material>,
  levels: Map<string, StockLevel>
) {
  const judgement = await judgeMovement(uow, movement, materials, levels)
  movement.valueMinor = judgement.valueMinor
  if (judgement.reasons.length) return requestApproval(uow, movement, judgement)
  await settleMovement(uow, movement, materials, levels)
  await noteRelease(uow, movement.id, judgement.valueMinor)
}

/** Posts a stored movement and gives it the state that follows. */
export async function settleMovement(
  uow: UnitOfWork,
  movement: StockMovement,
  materials: Map<number, Material>,
  levels: Map<string, StockLevel>
) {
  await postMovement(uow, { movement, materials, levels })
  movement.status = movement.type === 'transfer' ? 'in_transit' : 'posted'
  movement.merge({ postedAt: DateTime.utc(), postedBy: uow.actor.id })
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
  uow: UnitOfWork,
  levels: Map<string, StockLevel>,
  materials: Map<number, Material>,
  { from, to }: Parties
) {
  for (const store of [from, to]) {
    if (!store) continue
    for (const material of materials.values()) {
      const key = placeKey({ materialId: material.id, warehouseId: store.id })
      if (!levels.has(key)) levels.set(key, await openLevel(uow, material, store))
    }
  }
}

/** The movement's own row, under the next number of the year; nothing of it is posted yet. */
export async function newMovement(
  uow: UnitOfWork,
  input: NewMovement,
  { from, to, project }: Parties,
  source?: Source
): Promise<StockMovement> {
  const movement = new StockMovement().useTransaction(uow.trx)
  movement.merge({
    ...emptyColumns(StockMovement),
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
    valueMinor: 0,
    version: 1,
    createdBy: uow.actor.id,
    updatedBy: uow.actor.id,
  })
  movement.number = await nextNumber(uow.trx, STOCK_MOVEMENTS, Number(today().slice(0, 4)))
  movement.refreshSearchText([])
  return movement.save()
}

async function addLines(uow: UnitOfWork, movement: StockMovement, lines: MovementLineValues[]) {
  await createRows(
    uow.trx,
    StockMovementLine,
    lines.map(({ material, ...line }, i) => ({
      ...emptyColumns(StockMovementLine),
      ...line,
      movementId: movement.id,
      materialId: material.id,
      position: i + 1,
      valueMinor: 0,
    }))
  )
  await movement.load('lines')
  movement.refreshSearchText(lines.map(({ material }) => `${material.code} ${material.name}`))
  await movement.save()
}
