import { DateTime } from 'luxon'
import { isDuplicate } from '#core/database/failures'
import { createRows, updateRows } from '#core/database/many_rows'
import { conflict } from '#core/base/app_error'
import { nextNumber } from '#core/numbering/next_number'
import { STOCK_MOVEMENTS } from '#procurement/shared/number_series'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import StockLevel from '#procurement/stock_ledger/stock_level'
import StockMovement from '#procurement/stock_movements/models/stock_movement'
import StockMovementLine from '#procurement/stock_movements/models/stock_movement_line'
import { materialsOf } from '#procurement/stock_movements/queries/movement_lines'
import { recordMovement, saveNextMovement } from '#procurement/stock_movements/records'
import { judgeValue, requestApproval } from '#procurement/stock_movements/approval'
import { noteRelease } from '#procurement/stock_movements/releases'
import { requireOpenDay } from '#procurement/stock_ledger/back_dating'
import { lockLevels, placeKey, saveSums } from '#procurement/stock_ledger/levels'
import { requireWithProject } from '#procurement/stock_movements/project_balance'
import { refuseReturned, undoReturned } from '#procurement/stock_movements/return_cost'
import { requireNotHeld } from '#procurement/stock_ledger/free_stock'
import { restoreHolds } from '#procurement/stock_ledger/holds'
import { restoreReserved } from '#procurement/stock_ledger/reservations'
import {
  postRevaluation,
  refuseRevalued,
} from '#procurement/stock_movements/revaluations/post_revaluation'
import { postEntry } from '#procurement/stock_ledger/post_entry'
import { today } from '#core/settings/firm_clock'
import { bookDocument } from '#core/books/book_document'
import { STOCK_MOVEMENT } from '#procurement/stock_movements/records'

interface LedgerRow {
  id: number
  level_id: number
  line_id: number
  place: 'store' | 'transit'
  quantity_e4: number | string
  value_minor: number | string
  batch_no: string
}

/**
 * Takes a posted movement back: a second movement with every entry of the first turned round, last
 * one first, at the values of the first.
 * @param movement as `lockMovement` gives it
 * @returns the reversing movement
 * @throws AppError 409 REVERSAL_BLOCKED or NO_STOCK when what came in has been used meanwhile,
 *   RETURN_EXCEEDED or ISSUE_RETURNED when what was issued has come back meanwhile
 */
export async function reverseMovement(uow: UnitOfWork, movement: StockMovement, reason: string) {
  const reversal = await counterpart(uow, movement, reason)
  await postReversal(uow, movement, reversal)
  await recordMovement(uow, 'create', reversal, { after: reversal.toAudit() })
  return reversal
}

/**
 * Takes a movement back in the name of one person, or asks another where it moves more value than
 * that person may alone: what others have agreed to is not undone by one.
 */
export async function reverseOrAsk(uow: UnitOfWork, movement: StockMovement, reason: string) {
  const rows = await entriesOf(uow, movement)
  // what only changes its place, such as a transfer, comes to nothing
  const byLine = new Map<number, number>()
  for (const { line_id: id, value_minor: value } of rows)
    byLine.set(id, (byLine.get(id) ?? 0) + Number(value))
  const moved = [...byLine.values()].reduce((sum, value) => sum + Math.abs(value), 0)
  const judgement = await judgeValue(uow, moved)
  if (!judgement.reasons.length) {
    const { id } = await reverseMovement(uow, movement, reason)
    return noteRelease(uow, id, judgement.valueMinor)
  }
  const reversal = await counterpart(uow, movement, reason)
  reversal.valueMinor = judgement.valueMinor
  await requestApproval(uow, reversal, judgement)
  await recordMovement(uow, 'create', reversal, { after: reversal.toAudit() })
}

const entriesOf = (uow: UnitOfWork, { id }: StockMovement): Promise<LedgerRow[]> =>
  uow.trx.from('stock_ledger').where('movement_id', id).orderBy('id', 'desc').forUpdate()

/** Posts a stored reversal of a locked movement. */
export async function postReversal(
  uow: UnitOfWork,
  movement: StockMovement,
  reversal: StockMovement
) {
  const before = movement.toAudit()
  if (movement.type === 'revalue') await takeBackCost(uow, movement, reversal)
  else await turnRound(uow, movement, reversal)
  await bookDocument(uow, STOCK_MOVEMENT, reversal.id)
  movement.status = 'reversed'
  await saveNextMovement(uow, movement)
  await recordMovement(uow, 'reverse', movement, { before, after: movement.toAudit() })
}

/** The same change of cost with the other sign follows the goods to where they are by now. */
async function takeBackCost(uow: UnitOfWork, movement: StockMovement, reversal: StockMovement) {
  // what vendors have credited of its charges is taken back already
  const credited = await uow.trx
    .from('landed_charges')
    .where('movement_id', movement.id)
    .where('credited_minor', '>', 0)
    .first()
  if (credited) throw conflict('CHARGE_CREDITED')
  for (const [i, line] of reversal.lines.entries()) line.valueMinor = -movement.lines[i].valueMinor
  const turned = reversal.lines.map(({ id, valueMinor }) => ({ id, value_minor: valueMinor }))
  await updateRows(uow.trx, 'stock_movement_lines', turned)
  await postRevaluation(uow, reversal)
}

async function turnRound(uow: UnitOfWork, movement: StockMovement, reversal: StockMovement) {
  // requested earlier, perhaps: it happens on the day on which it is agreed
  reversal.movedOn = today()
  const rows = await entriesOf(uow, movement)
  const levels = await levelsOf(uow, rows)
  await requireOpenDay(uow, today())
  const materials = await materialsOf(
    uow,
    movement.lines.map(({ materialId }) => materialId)
  )
  // what an issue, which names its project, brought there may have come back by a return of its own
  if (movement.type === 'issue')
    await requireWithProject(uow, movement.projectId!, movement.lines, materials)
  const ids = rows.map(({ id }) => id)
  await refuseReturned(uow, ids)
  await refuseRevalued(uow, ids)
  const lines = new Map(movement.lines.map((line, i) => [line.id, reversal.lines[i]]))
  for (const row of rows) {
    const level = levels.get(row.level_id)!
    const fifo = materials.get(level.materialId)!.valuation === 'fifo'
    const entry = { ...undone(row, reversal, lines.get(row.line_id)!), level, fifo }
    if (movement.type === 'transfer') await requireSameStatus(uow, entry)
    const { ledgerId } = await postEntry(uow, entry)
    if (movement.type === 'return') await undoReturned(uow, row.id, ledgerId)
  }
  const both = { movementId: movement.id, reversalId: reversal.id }
  if (!BY_STATUS.has(movement.type)) await restoreHolds(uow, levels, both)
  await restoreReserved(uow, levels, both)
  await saveSums(uow, levels.values())
  reversal.valueMinor = movement.valueMinor
  reversal.merge({ status: 'posted', postedAt: DateTime.utc(), postedBy: uow.actor.id })
  await reversal.save()
}

/** Of these held goods leave only by their status. */
const BY_STATUS = new Set(['scrap', 'transfer'])

/** Free goods that were held where they arrived do not travel back as free ones. */
async function requireSameStatus(
  uow: UnitOfWork,
  { level, place, quantityE4, batchNo, status }: ReturnType<typeof undone> & { level: StockLevel }
) {
  if (place === 'store' && quantityE4 < 0 && status === 'ok')
    await requireNotHeld(uow, level, { quantityE4: -quantityE4, batchNo })
}

/** The entry that takes another one back. */
const undone = (row: LedgerRow, reversal: StockMovement, line: StockMovementLine) => ({
  movementId: reversal.id,
  lineId: line.id,
  place: row.place,
  postedOn: reversal.movedOn,
  quantityE4: -Number(row.quantity_e4),
  valueMinor: -Number(row.value_minor),
  batchNo: row.batch_no,
  expiresOn: line.expiresOn,
  status: line.stockStatus,
  undoes: row.id,
})

async function levelsOf(uow: UnitOfWork, rows: LedgerRow[]): Promise<Map<number, StockLevel>> {
  const places = await StockLevel.query({ client: uow.trx })
    .whereIn('id', [...new Set(rows.map((row) => row.level_id))])
    .select('id', 'materialId', 'warehouseId')
  const locked = await lockLevels(uow, places)
  return new Map(places.map((place) => [place.id, locked.get(placeKey(place))!]))
}

async function counterpart(uow: UnitOfWork, movement: StockMovement, reason: string) {
  const reversal = new StockMovement().useTransaction(uow.trx)
  const { id: _, number: __, createdAt: ___, updatedAt: ____, ...same } = movement.$attributes
  reversal.merge({
    ...same,
    status: 'submitted',
    movedOn: today(),
    reason,
    reversalOfId: movement.id,
  })
  reversal.merge({
    sourceType: 'stock_movement',
    sourceId: movement.id,
    sourceNumber: movement.number,
  })
  reversal.merge({
    ...{ postedAt: null, postedBy: null, approvalReasons: null, rejectionReason: null },
    receivedAt: null,
    receivedBy: null,
  })
  reversal.merge({ version: 1, createdBy: uow.actor.id, updatedBy: uow.actor.id })
  reversal.number = await nextNumber(uow.trx, STOCK_MOVEMENTS, Number(today().slice(0, 4)))
  reversal.refreshSearchText([movement.number])
  await reversal.save().catch((error) => {
    throw isDuplicate(error) ? conflict('CONFLICT') : error
  })
  const lines = movement.lines.map(
    ({ $attributes: { id: _id, movementId: _movement, ...line } }) => ({
      ...line,
      movementId: reversal.id,
    })
  )
  await createRows(uow.trx, StockMovementLine, lines)
  await reversal.load('lines')
  return reversal
}
