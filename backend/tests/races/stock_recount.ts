import db from '@adonisjs/lucid/services/db'

/** A receipt in the queue of first-in-first-out. */
interface Batch {
  key: string
  day: string
  turn: number
  quantity: bigint
  value: bigint
}

interface Shelf {
  quantity: bigint
  value: bigint
  onWay: bigint
  onWayValue: bigint
  queue: Batch[]
}

interface Issue {
  key: string
  day: string
  turn: number
  quantity: bigint
  value: bigint
}

type Undo = () => void

/**
 * What stores must hold and what it must be worth, worked out from the documents alone: movements,
 * their lines and the costs stated on receipts. Of the ledger it reads in which order they were
 * posted and on which day a transfer arrived, no figure.
 */
export class Recount {
  readonly shelves = new Map<string, Shelf>()
  /** What each line of a movement is worth. */
  readonly lineValues = new Map<number, bigint>()
  readonly #issues = new Map<string, Issue[]>()
  readonly #undo = new Map<number, Undo[]>()
  #turn = 0

  constructor(private readonly fifo: Set<number>) {}

  post(movement: any, lines: any[], day: string, isArrival: boolean) {
    if (movement.type === 'revalue') return this.#revalue(movement)
    if (movement.reversal_of_id) return this.#reverse(movement.reversal_of_id)
    for (const line of lines) {
      if (isArrival) this.#arrive(movement, line, day)
      else this.#line(movement, line, day)
    }
  }

  /** A change of cost is its parts: which goods they are of, and where those were. */
  #revalue({ parts }: { parts: any[] }) {
    for (const part of parts) {
      const value = BigInt(part.value_minor)
      const shelf = this.#shelf(part.material_id, part.warehouse_id)
      if (part.kind === 'stock') {
        shelf.value += value
        const layer = shelf.queue.find(({ key }) => key.startsWith(`${part.line_id} `))
        if (layer) layer.value += value
      }
      if (part.kind === 'transit') {
        shelf.onWayValue += value
        this.lineValues.set(part.line_id, this.lineValues.get(part.line_id)! + value)
      }
      if (part.kind !== 'project') continue
      for (const issues of this.#issues.values())
        for (const issue of issues) if (issue.key === String(part.line_id)) issue.value += value
    }
  }

  #reverse(id: number) {
    for (const undo of this.#undo.get(id)!.reverse()) undo()
    this.#undo.delete(id)
  }

  #line(movement: any, line: any, day: string) {
    const quantity = BigInt(line.quantity_e4)
    const from = this.#shelf(line.material_id, movement.warehouse_id)
    const note = (undo: Undo) => this.#note(movement.id, undo)
    const value = ((): bigint => {
      if (movement.type === 'receive') {
        const paid = halfUp(BigInt(line.entered_e4) * BigInt(line.unit_cost_e4), 1_000_000n)
        return this.#put(from, line, { day, quantity, value: paid }, note)
      }
      if (movement.type === 'return') {
        const back = this.#takeBack(`${movement.project_id} ${line.material_id}`, quantity, note)
        return this.#put(from, line, { day, quantity, value: back }, note)
      }
      return this.#take(from, line, quantity, note)
    })()
    this.lineValues.set(line.id, value)
    if (movement.type === 'issue') this.#issued(movement, line, { day, quantity, value })
    if (movement.type === 'transfer') {
      const to = this.#shelf(line.material_id, movement.to_warehouse_id)
      this.#travel(to, quantity, value, note)
    }
  }

  #arrive(movement: any, line: any, day: string) {
    const to = this.#shelf(line.material_id, movement.to_warehouse_id)
    const note = (undo: Undo) => this.#note(movement.id, undo)
    const [sent, value] = [BigInt(line.quantity_e4), this.lineValues.get(line.id)!]
    this.#travel(to, -sent, -value, note)
    const quantity = BigInt(line.received_e4)
    if (quantity) this.#put(to, line, { day, quantity, value: part(value, quantity, sent) }, note)
  }

  #travel(shelf: Shelf, quantity: bigint, value: bigint, note: (undo: Undo) => void) {
    shelf.onWay += quantity
    shelf.onWayValue += value
    note(() => {
      shelf.onWay -= quantity
      shelf.onWayValue -= value
    })
  }

  #put(
    shelf: Shelf,
    line: any,
    { day, quantity, value }: { day: string; quantity: bigint; value: bigint },
    note: (undo: Undo) => void
  ): bigint {
    const key = `${line.id} ${++this.#turn}`
    shelf.quantity += quantity
    shelf.value += value
    if (this.fifo.has(line.material_id))
      queueUp(shelf, { key, day, turn: this.#turn, quantity, value })
    note(() => {
      shelf.quantity -= quantity
      shelf.value -= value
      shelf.queue = shelf.queue.filter((one) => one.key !== key)
    })
    return value
  }

  #take(shelf: Shelf, line: any, quantity: bigint, note: (undo: Undo) => void): bigint {
    const taken: Batch[] = []
    if (this.fifo.has(line.material_id)) {
      let open = quantity
      while (open > 0n) {
        const first = shelf.queue[0]
        const size = open < first.quantity ? open : first.quantity
        const value = part(first.value, size, first.quantity)
        taken.push({ ...first, quantity: size, value })
        first.quantity -= size
        first.value -= value
        open -= size
        if (!first.quantity) shelf.queue.shift()
      }
    }
    const value = this.fifo.has(line.material_id)
      ? taken.reduce((sum, one) => sum + one.value, 0n)
      : part(shelf.value, quantity, shelf.quantity)
    shelf.quantity -= quantity
    shelf.value -= value
    note(() => {
      shelf.quantity += quantity
      shelf.value += value
      for (const one of taken) queueUp(shelf, one)
    })
    return value
  }

  #issued(movement: any, line: any, what: { day: string; quantity: bigint; value: bigint }) {
    const at = `${movement.project_id} ${line.material_id}`
    const issue = { ...what, key: String(line.id), turn: ++this.#turn }
    this.#issues.set(at, [...(this.#issues.get(at) ?? []), issue])
    this.#note(movement.id, () => {
      this.#issues.set(
        at,
        this.#issues.get(at)!.filter((one) => one !== issue)
      )
    })
  }

  /** The latest issue comes back first. */
  #takeBack(at: string, quantity: bigint, note: (undo: Undo) => void): bigint {
    const issues = [...(this.#issues.get(at) ?? [])]
    issues.sort((a, b) => (a.day === b.day ? b.turn - a.turn : a.day < b.day ? 1 : -1))
    let open = quantity
    let total = 0n
    for (const issue of issues) {
      if (!open || !issue.quantity) continue
      const size = open < issue.quantity ? open : issue.quantity
      const value = part(issue.value, size, issue.quantity)
      issue.quantity -= size
      issue.value -= value
      open -= size
      total += value
      note(() => {
        issue.quantity += size
        issue.value += value
      })
    }
    if (open) throw new Error(`${at}: more came back than was issued`)
    return total
  }

  #note(id: number, undo: Undo) {
    this.#undo.set(id, [...(this.#undo.get(id) ?? []), undo])
  }

  #shelf(materialId: number, warehouseId: number): Shelf {
    const key = `${materialId}@${warehouseId}`
    const empty = { quantity: 0n, value: 0n, onWay: 0n, onWayValue: 0n, queue: [] }
    if (!this.shelves.has(key)) this.shelves.set(key, empty)
    return this.shelves.get(key)!
  }
}

const halfUp = (value: bigint, by: bigint) => (2n * value + by) / (2n * by)

const part = (value: bigint, size: bigint, whole: bigint) =>
  size === whole ? value : halfUp(value * size, whole)

/** Beside what is left of the same receipt, else at its place by day and turn. */
function queueUp(shelf: Shelf, batch: Batch) {
  const same = shelf.queue.find(({ key }) => key === batch.key)
  if (same) {
    same.quantity += batch.quantity
    same.value += batch.value
    return
  }
  shelf.queue.push({ ...batch })
  shelf.queue.sort((a, b) => (a.day === b.day ? a.turn - b.turn : a.day < b.day ? -1 : 1))
}

/** Works out all that was posted of the named materials, in the order in which it was. */
export async function recount(materials: number[]): Promise<Recount> {
  const fifo = await db.from('materials').whereIn('id', materials).where('valuation', 'fifo')
  const result = new Recount(new Set(fifo.map(({ id }) => id)))
  const lines = await db
    .from('stock_movement_lines')
    .whereIn('material_id', materials)
    .orderBy('movement_id')
    .orderBy('position')
  const linesOf = Map.groupBy(lines, ({ movement_id: id }) => id)
  const movements = new Map<number, any>()
  const ids = [...linesOf.keys()]
  for (let start = 0; start < ids.length; start += 500)
    for (const row of await db.from('stock_movements').whereIn('id', ids.slice(start, start + 500)))
      movements.set(row.id, row)
  for (const [id, parts] of await partsOf(materials)) movements.get(id).parts = parts
  const order = await db
    .from('stock_ledger as e')
    .join('stock_levels as s', 's.id', 'e.level_id')
    .whereIn('s.material_id', materials)
    .orderBy('e.id')
    .select('e.movement_id', 'e.posted_on', 'e.place', 'e.quantity_e4')
  const seen = new Set<string>()
  for (const entry of order) {
    const movement = movements.get(entry.movement_id)
    const arrives = isArrival(movement, entry)
    const key = `${movement.id} ${arrives}`
    if (seen.has(key)) continue
    seen.add(key)
    result.post(movement, linesOf.get(movement.id)!, entry.posted_on, arrives)
  }
  return result
}

/** What was on its way leaves it, and comes in; it may do so right after it was sent. */
function isArrival({ type, reversal_of_id: of }: any, { place, quantity_e4: quantity }: any) {
  if (type !== 'transfer' || of) return false
  return place === 'transit' ? Number(quantity) < 0 : Number(quantity) > 0
}

/** The parts of changes of cost by their movement, with the goods that each is of. */
async function partsOf(materials: number[]): Promise<Map<number, any[]>> {
  const parts: any[] = await db
    .from('stock_revaluation_parts as p')
    .join('stock_ledger as e', 'e.id', 'p.ledger_id')
    .join('stock_levels as s', 's.id', 'e.level_id')
    .join('stock_ledger as f', 'f.id', 'p.entry_id')
    .whereIn('s.material_id', materials)
    .orderBy('p.id')
    .select('p.movement_id', 'p.kind', 'p.value_minor', 'f.line_id')
    .select('s.material_id', 's.warehouse_id')
  return Map.groupBy(parts, (part) => part.movement_id)
}
