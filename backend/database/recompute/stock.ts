import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { today } from '#core/settings/firm_clock'
import { valueOnDay } from '#procurement/stock_levels/value_on_day'
import { minorOf, whole } from './arithmetic.js'
import { compareBillCosts } from './bill_costs.js'
import { addTo, type Comparison } from './comparison.js'
import type { Purchasing } from './orders.js'
import { rowsOf } from './read.js'
import { StockBooks } from './stock_books.js'
import { StockDocuments } from './stock_documents.js'

/** Quantity and value of every material in every warehouse, and of every day that is asked about. */
export async function compareStock(read: Purchasing, to: Comparison) {
  const documents = await StockDocuments.read()
  const books = new StockBooks(documents)
  for (const { movement, day, arrives } of documents.postings)
    books.post(movement, documents.linesOf.get(movement.id) ?? [], day, arrives)
  await compareLevels(books, to)
  await compareDays(books, to)
  compareLines(books, to)
  compareBillCosts(read, documents, to)
  return books
}

async function compareLevels(books: StockBooks, to: Comparison) {
  const held = await heldByChanges()
  const onWay = heldOnWay(books.documents)
  const reserved = await reservedByUses()
  for (const level of await rowsOf('stock_levels')) {
    const key = `material ${level.material_id} in warehouse ${level.warehouse_id}`
    const shelf = books.shelf(level.material_id, level.warehouse_id)
    to.add('on hand', key, shelf.quantity, level.on_hand_e4)
    to.add('in transit', key, shelf.onWay, level.in_transit_e4)
    const by = shelf.fifo ? 'first in, first out' : 'moving average'
    to.add(`stock value, ${by}`, key, shelf.value, level.value_minor)
    to.add('value in transit', key, shelf.onWayValue, level.transit_value_minor)
    to.add('held in transit', key, onWay.get(key) ?? 0n, level.transit_held_e4)
    to.add('held', key, held.get(Number(level.id)) ?? 0n, level.held_e4)
    to.add('reserved', key, reserved.get(Number(level.id)) ?? 0n, level.reserved_e4)
  }
}

/** What transfers that have not arrived carry of held goods. */
function heldOnWay({ movements, linesOf }: StockDocuments): Map<string, bigint> {
  const onWay = new Map<string, bigint>()
  for (const movement of movements.values()) {
    const travels = ['in_transit', 'submitted'].includes(movement.status)
    if (movement.type !== 'transfer' || movement.reversal_of_id || !travels) continue
    for (const line of linesOf.get(movement.id) ?? []) {
      const key = `material ${line.material_id} in warehouse ${movement.to_warehouse_id}`
      if (line.stock_status !== 'ok') addTo(onWay, key, whole(line.quantity_e4))
    }
  }
  return onWay
}

/** What changes of status have made of what is held: `ok` and `gone` are not. */
async function heldByChanges(): Promise<Map<number, bigint>> {
  const held = new Map<number, bigint>()
  const isHeld = (status: string) => status !== 'ok' && status !== 'gone'
  for (const row of await rowsOf('stock_status_changes')) {
    const by = BigInt(Number(isHeld(row.to_status)) - Number(isHeld(row.from_status)))
    const id = Number(row.level_id)
    held.set(id, (held.get(id) ?? 0n) + by * whole(row.quantity_e4))
  }
  return held
}

/** What was reserved and neither used nor released. */
async function reservedByUses(): Promise<Map<number, bigint>> {
  const used = new Map<string, bigint>()
  for (const row of await rowsOf('stock_reservation_uses'))
    addTo(used, String(row.reservation_id), whole(row.quantity_e4))
  const open = new Map<number, bigint>()
  for (const row of await rowsOf('stock_reservations')) {
    if (row.status === 'released') continue
    const left = whole(row.quantity_e4) - (used.get(String(row.id)) ?? 0n)
    open.set(Number(row.level_id), (open.get(Number(row.level_id)) ?? 0n) + left)
  }
  return open
}

/** In the evening of today, of a day a week ago and of the last day of the month before. */
async function compareDays(books: StockBooks, to: Comparison) {
  const levels: any[] = await db.from('stock_levels').select('material_id', 'category')
  const categories = new Map(levels.map((row) => [Number(row.material_id), row.category]))
  const now = DateTime.fromISO(today())
  const asked = [now, now.minus({ days: 7 }), now.minus({ months: 1 }).endOf('month')]
  for (const day of asked.map((one) => one.toISODate()!)) {
    const [due, answered] = [new Map<string, bigint>(), new Map<string, bigint>()]
    for (const { shelf, place, day: on, value } of books.days)
      if (on <= day)
        addTo(due, `${shelf.warehouseId} ${categories.get(shelf.materialId)} ${place}`, value)
    for (const row of await valueOnDay(day)) {
      const of = `${row.warehouseId} ${row.category}`
      addTo(answered, `${of} store`, minorOf(row.value, 'SAR'))
      addTo(answered, `${of} transit`, minorOf(row.transitValue, 'SAR'))
    }
    to.addAll(`stock value on ${day}`, due, answered)
  }
}

/** What every movement says that it is worth, and what its lines say. */
function compareLines(books: StockBooks, to: Comparison) {
  const size = (value: bigint) => (value < 0n ? -value : value)
  for (const { movement, arrives } of books.documents.postings) {
    if (arrives || movement.reversal_of_id) continue
    const lines = books.documents.linesOf.get(movement.id) ?? []
    const isCost = movement.type === 'revalue'
    for (const line of lines) {
      const value = books.lineValues.get(line.id) ?? 0n
      const of = `${movement.number} line ${line.position}`
      to.add(`worth of lines: ${movement.type}`, of, isCost ? value : size(value), line.value_minor)
    }
  }
}
