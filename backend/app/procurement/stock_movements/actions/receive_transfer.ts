import { DateTime } from 'luxon'
import type { Infer } from '@vinejs/vine/types'
import { updateRows } from '#core/database/many_rows'
import { invalid } from '#core/base/app_error'
import { parseDecimal } from '#engines/money/money'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type StockMovement from '#procurement/stock_movements/models/stock_movement'
import type StockMovementLine from '#procurement/stock_movements/models/stock_movement_line'
import { placesOf } from './create_movement.js'
import { materialsOf } from '#procurement/stock_movements/queries/movement_lines'
import { recordMovement, saveNextMovement } from '#procurement/stock_movements/records'
import { judgeValue, requestApproval } from '#procurement/stock_movements/approval'
import { noteRelease } from '#procurement/stock_movements/releases'
import { requireOpenDay } from '#procurement/stock_ledger/back_dating'
import { shareOf } from '#procurement/stock_ledger/balance'
import { lockLevels, placeKey, saveSums } from '#procurement/stock_ledger/levels'
import { postEntry } from '#procurement/stock_ledger/post_entry'
import { today } from '#core/settings/firm_clock'
import type { transferReceiptValidator } from '#procurement/stock_movements/validator'
import { isSamePerson } from '#core/approvals/same_person'

type Arrival = Infer<typeof transferReceiptValidator>

/**
 * What was on its way has arrived at the second store, held goods as what they were sent. What is short leaves the books at its share
 * of the value, with the reason; more than was sent cannot arrive.
 * @throws AppError 422 on lines that are not its own or say more than was sent, or on a shortage
 *   without a reason
 */
export async function receiveTransfer(uow: UnitOfWork, movement: StockMovement, input: Arrival) {
  const before = movement.toAudit()
  noteArrival(movement, input)
  await postArrival(uow, movement)
  await saveNextMovement(uow, movement)
  await recordMovement(uow, 'receive', movement, { before, after: movement.toAudit() })
}

/**
 * The same in the name of one person: what is short waits for another one where it is worth more
 * than that person may write off alone, and always where they have dispatched it themselves.
 */
export async function receiveOrAsk(uow: UnitOfWork, movement: StockMovement, input: Arrival) {
  const before = movement.toAudit()
  noteArrival(movement, input)
  const { valueMinor, reasons } = await judgeValue(uow, lossOf(movement))
  const own = [movement.createdBy, movement.postedBy].some((id) => isSamePerson(id, uow.actor.id))
  if (valueMinor && own) reasons.unshift('ownTransferLoss')
  movement.receivedBy = uow.actor.id
  if (reasons.length) {
    await saveArrivals(uow, movement)
    movement.version++
    movement.updatedBy = uow.actor.id
    await requestApproval(uow, movement, { valueMinor, reasons })
  } else {
    await postArrival(uow, movement)
    await noteRelease(uow, movement.id, valueMinor)
    await saveNextMovement(uow, movement)
  }
  await recordMovement(uow, 'receive', movement, { before, after: movement.toAudit() })
}

/** The figures of a rejected arrival are forgotten: the transfer is on its way again. */
export async function forgetArrival(uow: UnitOfWork, movement: StockMovement) {
  for (const line of movement.lines) line.receivedE4 = null
  await saveArrivals(uow, movement)
  movement.merge({ status: 'in_transit', receivedBy: null, approvalReasons: null })
}

/** The value of what is short. */
export function lossOf({ lines }: StockMovement): number {
  return lines.reduce(
    (sum, { valueMinor, receivedE4, quantityE4 }) =>
      sum + valueMinor - shareOf(valueMinor, receivedE4!, quantityE4),
    0
  )
}

function noteArrival(movement: StockMovement, input: Arrival) {
  const received = arrivals(movement, input)
  for (const line of movement.lines) line.receivedE4 = received.get(line.id)!
  if (input.reason) movement.reason = input.reason
}

/** Books what the lines say has arrived. Needs the movement locked. */
export async function postArrival(uow: UnitOfWork, movement: StockMovement) {
  const ids = movement.lines.map(({ materialId }) => materialId)
  const levels = await lockLevels(uow, placesOf(movement, ids))
  const materials = await materialsOf(uow, ids)
  await requireOpenDay(uow, today())
  for (const line of movement.lines) {
    const place = { materialId: line.materialId, warehouseId: movement.toWarehouseId! }
    const level = levels.get(placeKey(place))!
    const arrivedE4 = line.receivedE4!
    const common = {
      movementId: movement.id,
      lineId: line.id,
      level,
      postedOn: today(),
      fifo: materials.get(line.materialId)!.valuation === 'fifo',
      batchNo: line.batchNo,
      expiresOn: line.expiresOn,
      status: line.stockStatus,
      note: line.note,
    }
    await postEntry(uow, {
      ...common,
      place: 'transit',
      quantityE4: -line.quantityE4,
      valueMinor: -line.valueMinor,
    })
    const valueMinor = shareOf(line.valueMinor, arrivedE4, line.quantityE4)
    if (arrivedE4)
      await postEntry(uow, { ...common, place: 'store', quantityE4: arrivedE4, valueMinor })
  }
  await saveSums(uow, levels.values())
  await saveArrivals(uow, movement)
  movement.merge({ status: 'posted', receivedAt: DateTime.utc() })
  movement.receivedBy ??= uow.actor.id
}

async function saveArrivals(uow: UnitOfWork, { lines }: StockMovement) {
  const arrived = lines.map(({ id, receivedE4 }) => ({ id, received_e4: receivedE4 }))
  await updateRows(uow.trx, 'stock_movement_lines', arrived)
}

/** Base quantity that arrived, by line id. */
function arrivals(movement: StockMovement, { lines = [], reason }: Arrival): Map<number, number> {
  const own = new Map(movement.lines.map((line) => [line.id, line]))
  const received = new Map(movement.lines.map((line) => [line.id, line.quantityE4]))
  const wrong: Record<string, string[]> = {}
  for (const [i, { lineId, received: stated }] of lines.entries()) {
    const line: StockMovementLine | undefined = own.get(lineId)
    const saidE4 = Number(parseDecimal(stated, 4))
    if (!line) wrong[`lines.${i}.lineId`] = ['absent']
    else if (saidE4 > line.quantityE4) wrong[`lines.${i}.received`] = ['moreThanSent']
    else received.set(lineId, saidE4)
  }
  const short = movement.lines.some((line) => received.get(line.id)! < line.quantityE4)
  if (short && !reason) wrong.reason = ['required']
  if (Object.keys(wrong).length) throw invalid(wrong)
  return received
}
