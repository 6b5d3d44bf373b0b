import type { Infer } from '@vinejs/vine/types'
import { invalid } from '#core/base/app_error'
import { emptyColumns } from '#core/database/empty_columns'
import { createRows, updateRows } from '#core/database/many_rows'
import { parseDecimal } from '#engines/money/money'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import StockLevel from '#procurement/stock_ledger/stock_level'
import type StockMovement from '#procurement/stock_movements/models/stock_movement'
import StockMovementLine from '#procurement/stock_movements/models/stock_movement_line'
import { newMovement, placesOf, settleMovement, type NewMovement } from './create_movement.js'
import { judgeMovement, requestApproval } from '#procurement/stock_movements/approval'
import { materialsOf } from '#procurement/stock_movements/queries/movement_lines'
import { recordMovement, saveNextMovement } from '#procurement/stock_movements/records'
import { addFound } from '#procurement/stock_movements/count_found'
import {
  bookKey,
  bookOf,
  refuseOtherCount,
  type BookLine,
} from '#procurement/stock_movements/count_book'
import { partiesOf } from '#procurement/stock_movements/parties'
import { requireOpenDay } from '#procurement/stock_ledger/back_dating'
import { lockLevels, takeWriteLock } from '#procurement/stock_ledger/levels'
import type { countsValidator } from '#procurement/stock_movements/validator'

/** More than this is counted store by store, shelf by shelf. */
const MOST_LINES = 500
/** Batches and serial numbers on one sheet. */
const MOST_NUMBERS = 2_000

/**
 * Opens a count: freezes what the books say of the named materials, or of all that the store holds.
 * The person who counts does not see it.
 * @throws AppError 422 when there is nothing to count
 */
export async function openCount(uow: UnitOfWork, input: NewMovement): Promise<StockMovement> {
  const parties = await partiesOf(uow, input)
  await takeWriteLock(uow)
  const named = (input.lines ?? []).map(({ materialId }) => materialId)
  const levels = await StockLevel.query({ client: uow.trx })
    .where('warehouseId', parties.from.id)
    .if(named.length, (query) => void query.whereIn('materialId', named))
    .if(!named.length, (query) => void query.where('onHandE4', '>', 0))
    .orderBy('materialCode')
    .limit(MOST_LINES)
    .forUpdate()
  const ids = levels.map(({ materialId }) => materialId)
  const book = await bookOf(uow, levels, await materialsOf(uow, ids))
  if (!levels.length || (!named.length && !book.length))
    throw invalid({ lines: ['nothingToCount'] })
  if (book.length > MOST_NUMBERS) throw invalid({ lines: ['tooManyToCount'] })
  await refuseOtherCount(uow, parties.from.id, ids)
  const movement = await newMovement(uow, input, parties)
  await requireOpenDay(uow, movement.movedOn)
  const rows = book.map((line, i) => countLine(movement, i + 1, line))
  await createRows(uow.trx, StockMovementLine, rows)
  await movement.load('lines')
  await recordMovement(uow, 'create', movement, { after: movement.toAudit() })
  return movement
}

/** A line to be counted, with what the books say of it now. */
const countLine = (
  { id: movementId }: StockMovement,
  position: number,
  { onHandE4, ...line }: BookLine
) => ({
  ...emptyColumns(StockMovementLine),
  ...line,
  ...{ movementId, position, expectedE4: onHandE4 },
  ...{ enteredE4: 0, quantityE4: 0, valueMinor: 0, stockStatus: 'ok' as const },
})

/**
 * Notes what was found, in base units, and what has moved since the count was opened: the books of
 * this moment are what it is compared with. A batch or serial number that the books do not have here
 * is added as found.
 * @throws AppError 422 on a line of another count, or a number that is no number of it
 */
export async function enterCounts(
  uow: UnitOfWork,
  movement: StockMovement,
  { lines = [], found = [] }: Infer<typeof countsValidator>
) {
  const before = movement.toAudit()
  if (!lines.length && !found.length) throw invalid({ lines: ['required'] })
  const ids = [...movement.lines, ...found].map(({ materialId }) => materialId)
  const levels = await lockLevels(uow, placesOf(movement, ids))
  const materials = await materialsOf(uow, ids)
  const book = await bookOf(uow, [...levels.values()], materials)
  const added = await addFound(uow, movement, found, materials, levels)
  const own = new Map(movement.lines.map((line) => [line.id, line]))
  const now = new Map(book.map((line) => [bookKey(line), line.onHandE4]))
  for (const [i, { lineId, counted, note }] of [...lines, ...added].entries()) {
    const line = own.get(lineId)
    if (!line) throw invalid({ [`lines.${i}.lineId`]: ['absent'] })
    const countedE4 = Number(parseDecimal(counted, 4))
    const isSerial = materials.get(line.materialId)!.tracking === 'serial'
    if (isSerial && countedE4 !== 0 && countedE4 !== 10_000)
      throw invalid({ [`lines.${i}.counted`]: ['oneSerial'] })
    const movedE4 = (now.get(bookKey(line)) ?? 0) - line.expectedE4!
    line.merge({ countedE4, movedE4, note: note === undefined ? line.note : note })
    await uow.trx
      .from('stock_movement_lines')
      .where('id', lineId)
      .update({ counted_e4: countedE4, moved_e4: movedE4, note: line.note })
  }
  await saveNextMovement(uow, movement)
  await recordMovement(uow, 'update', movement, { before, after: movement.toAudit() })
}

/**
 * Ends the counting. What was found as the books say is posted at once; any difference waits for
 * another person.
 * @throws AppError 422 while a line is uncounted
 */
export async function submitCount(uow: UnitOfWork, movement: StockMovement) {
  if (movement.lines.some(({ countedE4 }) => countedE4 === null))
    throw invalid({ lines: ['uncounted'] })
  const before = movement.toAudit()
  const ids = movement.lines.map(({ materialId }) => materialId)
  const levels = await lockLevels(uow, placesOf(movement, ids))
  const materials = await materialsOf(uow, ids)
  for (const line of movement.lines)
    line.quantityE4 = line.countedE4! - line.expectedE4! - (line.movedE4 ?? 0)
  const { valueMinor, reasons } = await judgeMovement(uow, movement, materials, levels)
  movement.valueMinor = valueMinor
  const counted = movement.lines.map(({ id, quantityE4 }) => ({
    id,
    quantity_e4: quantityE4,
    entered_e4: quantityE4,
  }))
  await updateRows(uow.trx, 'stock_movement_lines', counted)
  movement.version++
  movement.updatedBy = uow.actor.id
  if (movement.lines.some(({ quantityE4 }) => quantityE4 !== 0))
    await requestApproval(uow, movement, {
      valueMinor,
      reasons: ['countDifference', ...reasons],
    })
  else await settleMovement(uow, movement, materials, levels)
  await recordMovement(uow, 'submit', movement, { before, after: movement.toAudit() })
}
