import { least, most, share, spread, sum } from './arithmetic.js'
import type { Entry, Shelf } from './shelf.js'
import type { StockBooks } from './stock_books.js'

interface Part {
  kind: 'stock' | 'transit' | 'project' | 'loss'
  shelf: Shelf
  of: Entry
  value: bigint
}

/** The entries before which goods that went back to their vendor bear nothing, and how much went back. */
interface Without {
  before: number
  quantity: bigint
}

/**
 * A change of cost follows the goods of its receipt to where they are: in stock, on their way, at a
 * project, lost. Under first in, first out by the receipt's own layer; under moving average thinned out by
 * what came in since, and leaving in proportion with what went out. What a bill asks is asked of what
 * was kept: goods that had gone back bear nothing of it.
 */
export function follow(books: StockBooks, movement: any, lines: any[], day: string) {
  const changes = books.documents.changesOf(books, movement, lines)
  for (const [i, line] of lines.entries()) {
    const receipt = books.documents.lineOf(Number(line.revalued_line_id))
    const inflow = books
      .entriesOf(Number(receipt.movement_id))
      .find((one) => one.lineId === Number(receipt.id) && one.quantity > 0n)!
    const before = beforeOf(books, movement)
    const quantity = before ? books.documents.returnedOf(books, receipt, before) : 0n
    const value = changes[i]!
    books.lineValues.set(line.id, value)
    for (const part of spreadOver(books, inflow, value, { before, quantity }))
      post(books, part, movement.id, day)
  }
}

function beforeOf(books: StockBooks, movement: any): number {
  const own = ['vendor_bill', 'vendor_credit'].includes(movement.source_type)
  if (!movement.reversal_of_id) return own ? Number.MAX_SAFE_INTEGER : 0
  const reversed = books.documents.movements.get(Number(movement.reversal_of_id))
  return reversed.source_type === 'vendor_bill' ? (books.revaluedAt.get(reversed.id) ?? 0) : 0
}

function spreadOver(books: StockBooks, inflow: Entry, value: bigint, without: Without): Part[] {
  if (!value) return []
  const { shelf } = inflow
  const { rest, gone } = shelf.fifo
    ? byLayer(books, inflow, without)
    : byAverage(books, inflow, without)
  const here = { shelf, of: inflow }
  if (!rest && !sum(gone.map(({ quantity }) => quantity))) return [{ ...here, kind: 'loss', value }]
  const [stays, ...goes] = spread(value, [rest, ...gone.map(({ quantity }) => quantity)])
  return [
    ...(stays ? [{ ...here, kind: 'stock' as const, value: stays }] : []),
    ...gone.flatMap(({ entry }, i) => (goes[i] ? followOut(books, entry, goes[i], without) : [])),
  ]
}

const stands = (books: StockBooks, one: Entry) => books.states.get(one.movementId) !== 'reversed'

const isWithout = ({ type, id }: Entry, { before }: Without) => type === 'to_vendor' && id < before

function byLayer(books: StockBooks, inflow: Entry, without: Without) {
  const gone = books.entries.flatMap((entry) => {
    const taken = stands(books, entry) ? entry.taken.filter(({ of }) => of === inflow) : []
    return taken.map(({ quantity }) => ({ entry, quantity }))
  })
  return {
    rest: inflow.shelf.layerOf(inflow)?.quantity ?? 0n,
    gone: gone.filter(({ entry }) => !isWithout(entry, without)),
  }
}

/** Goods that lie together leave together: each row takes as large a part of these as of all that lay there. */
function byAverage(books: StockBooks, inflow: Entry, without: Without) {
  const { shelf } = inflow
  const gone: { entry: Entry; quantity: bigint }[] = []
  let own = inflow.quantity - without.quantity
  let there = 0n
  for (const entry of books.entries) {
    if (entry.shelf !== shelf || entry.place !== 'store') continue
    const leaves = entry.id > inflow.id && entry.quantity < 0n && !entry.isReversal
    if (leaves && stands(books, entry) && !isWithout(entry, without)) {
      const quantity = least(-entry.quantity, share(own, -entry.quantity, there))
      gone.push({ entry, quantity })
      own -= quantity
    }
    there += entry.quantity
  }
  return { rest: least(own, shelf.quantity), gone }
}

function followOut(books: StockBooks, entry: Entry, value: bigint, without: Without): Part[] {
  const { shelf, type } = entry
  const next = { ...without, quantity: 0n }
  if (type === 'issue') {
    const back = books.backs.filter(
      (one) => one.of === entry && !one.entry.isReversal && stands(books, one.entry)
    )
    const kept = back.reduce((left, one) => left - one.quantity, -entry.quantity)
    const [stays, ...goes] = spread(value, [kept, ...back.map(({ quantity }) => quantity)])
    const parts: Part[] = stays ? [{ kind: 'project', shelf, of: entry, value: stays }] : []
    return [...parts, ...back.flatMap((one, i) => spreadOver(books, one.entry, goes[i]!, next))]
  }
  if (type !== 'transfer') return [{ kind: 'loss', shelf, of: entry, value }]
  const own = books
    .entriesOf(entry.movementId)
    .filter((one) => one.lineId === entry.lineId && one.id > entry.id && one.quantity > 0n)
  const onWay = own.find(({ place }) => place === 'transit')!
  if (books.states.get(entry.movementId) !== 'posted')
    return [{ kind: 'transit', shelf: onWay.shelf, of: entry, value }]
  const came = own.find(({ place }) => place === 'store')
  const arrived = came?.quantity ?? 0n
  const [there, lost] = spread(value, [arrived, -entry.quantity - arrived])
  return [
    ...(came ? spreadOver(books, came, there!, next) : []),
    ...(lost ? [{ kind: 'loss' as const, shelf, of: entry, value: lost }] : []),
  ]
}

/** Nothing is left with less than no value: what is cheaper by more than it has is a loss. */
function post(
  books: StockBooks,
  { kind, shelf, of, value }: Part,
  movementId: number,
  day: string
) {
  books.revalued(movementId)
  const layer = shelf.layerOf(of)
  const line = books.lineValues.get(of.lineId) ?? 0n
  const floor =
    kind === 'stock'
      ? shelf.fifo
        ? (layer?.value ?? 0n)
        : shelf.value
      : kind === 'transit'
        ? least(line, shelf.onWayValue)
        : kind === 'project'
          ? books.leftOf(of).value
          : null
  const changed = floor === null ? value : most(value, -floor)
  if (kind === 'project') of.changed += changed
  if (kind === 'stock') {
    shelf.value += changed
    if (layer) layer.value += changed
    books.onDay(shelf, 'store', day, changed)
  }
  if (kind !== 'transit') return
  shelf.onWayValue += changed
  books.lineValues.set(of.lineId, line + changed)
  books.onDay(shelf, 'transit', day, changed)
}
