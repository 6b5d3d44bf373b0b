import { least, rounded, share, whole } from './arithmetic.js'
import { Shelf, type Entry } from './shelf.js'
import type { StockDocuments } from './stock_documents.js'
import { follow } from './stock_following.js'

/** A part of an issue, or of a delivery to a site, that came back. */
export interface Back {
  /** The issue, or the line of the delivery that a vendor brought to the site. */
  of: Entry | number
  entry: Entry
  quantity: bigint
  value: bigint
}

/**
 * What warehouses hold and what it is worth, worked out from the documents alone. Of the ledger it knows
 * in which order movements were posted and on which day, no figure.
 */
export class StockBooks {
  readonly shelves = new Map<string, Shelf>()
  readonly entries: Entry[] = []
  /** Worth of each line of a movement, without a sign. */
  readonly lineValues = new Map<number, bigint>()
  /** What each day has changed of a place: its shelf, `store` or `transit`, the day, the value. */
  readonly days: { shelf: Shelf; place: string; day: string; value: bigint }[] = []
  readonly states = new Map<number, 'in_transit' | 'posted' | 'reversed'>()
  readonly backs: Back[] = []
  /** The entry that would have been next when a change of cost was posted. */
  readonly revaluedAt = new Map<number, number>()
  readonly #byMovement = new Map<number, Entry[]>()
  readonly #lastPrices = new Map<number, bigint>()

  constructor(readonly documents: StockDocuments) {}

  /** @param arrives whether it is the arrival of a transfer */
  post(movement: any, lines: any[], day: string, arrives: boolean) {
    if (movement.type === 'revalue') follow(this, movement, lines, day)
    else if (movement.reversal_of_id) this.#reverse(movement, day)
    else for (const line of lines) this.#line(movement, line, day, arrives)
    if (movement.reversal_of_id) this.states.set(Number(movement.reversal_of_id), 'reversed')
    const waits = movement.type === 'transfer' && !arrives && !movement.reversal_of_id
    this.states.set(movement.id, waits ? 'in_transit' : 'posted')
    if (['receive', 'opening'].includes(movement.type) && !movement.reversal_of_id)
      this.#keepPrices(lines)
  }

  shelf(materialId: unknown, warehouseId: unknown): Shelf {
    const key = `material ${materialId} in warehouse ${warehouseId}`
    const fifo = this.documents.materials.get(Number(materialId)).valuation === 'fifo'
    const known = this.shelves.get(key) ?? new Shelf(Number(materialId), Number(warehouseId), fifo)
    this.shelves.set(key, known)
    return known
  }

  entriesOf = (movementId: number) => this.#byMovement.get(movementId) ?? []

  revalued(movementId: number) {
    if (!this.revaluedAt.has(movementId)) this.revaluedAt.set(movementId, this.entries.length + 1)
  }

  /** Notes that a day has changed a value. */
  onDay(shelf: Shelf, place: string, day: string, value: bigint) {
    this.days.push({ shelf, place, day, value })
  }

  #entry(movement: any, line: any, more: Partial<Entry> & { shelf: Shelf; day: string }): Entry {
    const entry: Entry = {
      ...{ id: this.entries.length + 1, movementId: movement.id, lineId: Number(line.id) },
      ...{ type: movement.type, isReversal: !!movement.reversal_of_id, place: 'store' },
      projectId: movement.project_id === null ? null : Number(movement.project_id),
      ...{ quantity: 0n, value: 0n, changed: 0n, taken: [], batch: line.batch_no ?? '' },
      ...more,
    }
    this.entries.push(entry)
    const own = this.#byMovement.get(movement.id) ?? []
    this.#byMovement.set(movement.id, [...own, entry])
    this.onDay(entry.shelf, entry.place, entry.day, entry.value)
    return entry
  }

  #line(movement: any, line: any, day: string, arrives: boolean) {
    if (arrives) return this.#arrive(movement, line, day)
    const stated = whole(line.quantity_e4)
    const adds = ['opening', 'receive', 'return', 'adjust', 'count'].includes(movement.type)
    const quantity = adds ? stated : -stated
    if (!quantity) return void this.lineValues.set(line.id, 0n)
    const shelf = this.shelf(line.material_id, movement.warehouse_id)
    if (quantity > 0n) {
      const back = movement.type === 'return' ? this.#returned(movement, line) : null
      const value = back ? back.value : this.#incoming(shelf, line)
      const entry = this.#entry(movement, line, { shelf, day, quantity, value })
      shelf.put(entry)
      this.backs.push(...(back?.parts ?? []).map((part) => ({ ...part, entry })))
      return void this.lineValues.set(line.id, value)
    }
    const { value, taken } = shelf.take(-quantity)
    this.#entry(movement, line, { shelf, day, quantity, value: -value, taken })
    this.lineValues.set(line.id, value)
    if (movement.type !== 'transfer') return
    const to = this.shelf(line.material_id, movement.to_warehouse_id)
    to.onWay += stated
    to.onWayValue += value
    this.#entry(movement, line, { shelf: to, day, place: 'transit', quantity: stated, value })
  }

  #arrive(movement: any, line: any, day: string) {
    const shelf = this.shelf(line.material_id, movement.to_warehouse_id)
    const [sent, came] = [whole(line.quantity_e4), whole(line.received_e4)]
    const value = this.lineValues.get(line.id)!
    shelf.onWay -= sent
    shelf.onWayValue -= value
    const gone = { shelf, day, place: 'transit' as const, quantity: -sent, value: -value }
    this.#entry(movement, line, gone)
    if (!came) return
    const worth = share(value, came, sent)
    shelf.put(this.#entry(movement, line, { shelf, day, quantity: came, value: worth }))
  }

  /** Stated cost of what was entered; else the average of what lies there; else the last price paid. */
  #incoming(shelf: Shelf, line: any): bigint {
    const cost = this.documents.costOf(line)
    const entered = whole(line.entered_e4)
    if (cost !== null) return rounded((entered < 0n ? -entered : entered) * cost, 1_000_000n)
    return this.#worth(shelf, whole(line.quantity_e4))
  }

  #worth(shelf: Shelf, quantity: bigint): bigint {
    if (shelf.quantity > 0n) return share(shelf.value, quantity, shelf.quantity)
    return rounded(quantity * (this.#lastPrices.get(shelf.materialId) ?? 0n), 1_000_000n)
  }

  #keepPrices(lines: any[]) {
    for (const line of lines) {
      const quantity = whole(line.quantity_e4)
      if (this.documents.costOf(line) === null || quantity <= 0n) continue
      const value = this.lineValues.get(line.id)!
      this.#lastPrices.set(Number(line.material_id), share(value * 100n, 10_000n, quantity))
    }
  }

  /** What comes back costs what it was issued at; the latest issue comes back first. */
  #returned(movement: any, line: any) {
    const parts: Omit<Back, 'entry'>[] = []
    let open = whole(line.quantity_e4)
    for (const { of, most } of this.#sources(movement, line)) {
      const left = this.leftOf(of)
      const part = least(least(open, most), left.quantity)
      if (part <= 0n) continue
      parts.push({ of, quantity: part, value: share(left.value, part, left.quantity) })
      open -= part
    }
    const known = parts.reduce((total, { value }) => total + value, 0n)
    const shelf = this.shelf(line.material_id, movement.warehouse_id)
    const rest = open ? this.#worth(shelf, open) : 0n
    return { parts, value: known + rest }
  }

  /** What has not come back yet. */
  leftOf(of: Entry | number) {
    const start =
      typeof of === 'number'
        ? this.documents.broughtToSite.get(of)!
        : { quantity: -of.quantity, value: of.changed - of.value }
    const back = this.backs.filter((one) => one.of === of)
    return {
      quantity: back.reduce((left, one) => left - one.quantity, start.quantity),
      value: back.reduce((left, one) => left - one.value, start.value),
    }
  }

  /** Where a vendor has brought the same goods to the site, the return states what it is of. */
  #sources(movement: any, line: any): { of: Entry | number; most: bigint }[] {
    const stated = this.documents.statedReturns.get(Number(line.id))
    if (stated)
      return stated.map(({ at, receiptLineId, quantity }) => ({
        of: at === null ? receiptLineId! : this.entries[at]!,
        most: quantity,
      }))
    const issues = this.entries.filter(
      (one) =>
        one.type === 'issue' &&
        !one.isReversal &&
        one.projectId === Number(movement.project_id) &&
        one.shelf.materialId === Number(line.material_id) &&
        this.states.get(one.movementId) === 'posted'
    )
    issues.sort((a, b) => (a.day === b.day ? b.id - a.id : a.day < b.day ? 1 : -1))
    const key = this.documents.numberOf(line.batch_no)
    const own = (one: Entry) => this.documents.numberOf(one.batch)
    const fitting = [
      ...(key ? issues.filter((one) => own(one) === key) : []),
      ...issues.filter((one) => !own(one)),
    ]
    return fitting.map((of) => ({ of, most: -of.quantity }))
  }

  /** Every entry the other way round, the last first, at the values of the first. */
  #reverse(movement: any, day: string) {
    const lines = this.documents.linesOf.get(movement.id)!
    const reversed = this.documents.linesOf.get(Number(movement.reversal_of_id))!
    const lineOf = new Map(reversed.map((line, i) => [Number(line.id), lines[i]]))
    for (const was of this.entriesOf(Number(movement.reversal_of_id)).toReversed()) {
      const { shelf, place } = was
      const line = lineOf.get(was.lineId)
      const back = { shelf, place, day, quantity: -was.quantity }
      if (place === 'transit') {
        shelf.onWay -= was.quantity
        shelf.onWayValue -= was.value
        this.#entry(movement, line, { ...back, value: -was.value })
      } else if (was.quantity > 0n) {
        const { value, taken } = shelf.takeBack(was)
        this.#entry(movement, line, { ...back, value: -value, taken })
      } else {
        shelf.giveBack(was)
        this.#entry(movement, line, { ...back, value: -was.value })
      }
      for (const one of this.backs.filter(({ entry }) => entry === was)) {
        const entry = this.entries.at(-1)!
        this.backs.push({ ...one, entry, quantity: -one.quantity, value: -one.value })
      }
    }
  }
}
