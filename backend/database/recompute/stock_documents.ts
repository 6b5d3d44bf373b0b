import db from '@adonisjs/lucid/services/db'
import { digitsOf, inHalalas, rounded, share, spread, sum, whole } from './arithmetic.js'
import { byId, childrenBy, rowsOf } from './read.js'
import type { StockBooks } from './stock_books.js'

/** What a return states it is of, where that does not follow from the issues alone. */
interface StatedReturn {
  /** Place of the issue's entry among all; null of what a vendor brought to the site. */
  at: number | null
  receiptLineId: number | null
  quantity: bigint
}

/** One posting of the books: a movement, its day, and whether it is the arrival of a transfer. */
export interface Posting {
  movement: any
  day: string
  arrives: boolean
}

/** What came of a line of an order by one delivery, and what it was worth in the stock. */
export interface Delivered {
  /** Whether the delivery was not taken back. */
  stands: boolean
  came: bigint
  /** None where it went straight to the site. */
  lines: any[]
  worth: bigint[]
}

/** The documents of the stock: movements, deliveries, charges, returns to vendors. */
export class StockDocuments {
  materials = new Map<number, any>()
  movements = new Map<number, any>()
  linesOf = new Map<number, any[]>()
  postings: Posting[] = []
  statedReturns = new Map<number, StatedReturn[]>()
  /** By line of an order, the earliest first. */
  deliveredOf = new Map<number, Delivered[]>()
  broughtToSite = new Map<number, { quantity: bigint; value: bigint }>()
  #lines = new Map<number, any>()
  #costs = new Map<number, bigint>()
  #charges = new Map<number, any[]>()
  #creditsOf = new Map<number, any[]>()
  #units = new Map<number, any[]>()

  static async read(): Promise<StockDocuments> {
    const read = new StockDocuments()
    read.materials = byId(await rowsOf('materials'))
    read.movements = byId(await rowsOf('stock_movements'))
    read.linesOf = await childrenBy('stock_movement_lines', 'movement_id')
    for (const line of [...read.linesOf.values()].flat()) read.#lines.set(Number(line.id), line)
    read.#units = await childrenBy('material_units', 'material_id')
    read.#charges = await childrenBy('landed_charges', 'movement_id')
    const credits = await rowsOf('vendor_credits', ['movement_id', 'goods_receipt_id'])
    read.#creditsOf = Map.groupBy(credits, (row) => Number(row.goods_receipt_id))
    const ledger = await rowsOf('stock_ledger', ['movement_id', 'posted_on', 'line_id', 'place'])
    read.#readPostings(ledger)
    await read.#readDeliveries()
    await read.#readReturns(ledger)
    return read
  }

  lineOf = (id: number) => this.#lines.get(id)

  /** A number as its warehouse knows it: capitals, narrow letters, no blanks around it. */
  numberOf(number: string | null): string {
    const folded = (number ?? '').normalize('NFKC').toUpperCase().normalize('NFKC').trim()
    return folded.length > 80 ? (number ?? '').trim() : folded
  }

  /** What one entered unit costs, in ten-thousandths: of a delivery as its order says; null unstated. */
  costOf(line: any): bigint | null {
    const own = this.#costs.get(Number(line.id))
    if (own !== undefined) return own
    return line.unit_cost_e4 === null ? null : whole(line.unit_cost_e4)
  }

  /**
   * By how much a change of cost changes each of its lines: charges are spread over all lines of their
   * receipts by value or quantity; what is taken back changes as much the other way; a bill states it.
   */
  changesOf(books: StockBooks, movement: any, lines: any[]): bigint[] {
    if (movement.reversal_of_id)
      return this.linesOf
        .get(Number(movement.reversal_of_id))!
        .map(({ id }) => -books.lineValues.get(id)!)
    const charges = this.#charges.get(movement.id) ?? []
    if (!charges.length || movement.basis === 'weight')
      return lines.map((line) => whole(line.value_minor))
    const ids = lines.map((line) => Number(this.lineOf(Number(line.revalued_line_id)).movement_id))
    const all = [...new Set(ids)].flatMap((id) => this.linesOf.get(id)!)
    const weights = all.map((line) =>
      movement.basis === 'quantity' ? whole(line.quantity_e4) : books.lineValues.get(line.id)!
    )
    const shares = spread(sum(charges.map((one) => whole(one.amount_minor))), weights)
    const shareOf = new Map(all.map((line, i) => [Number(line.id), shares[i]!]))
    return lines.map((line) => shareOf.get(Number(line.revalued_line_id))!)
  }

  /** How much of a line of a receipt went back to its vendor before an entry. */
  returnedOf(books: StockBooks, line: any, before: number): bigint {
    const { source_type: type, source_id: id } = this.movements.get(Number(line.movement_id))
    if (type !== 'goods_receipt') return 0n
    const alike = (one: any) =>
      Number(one.material_id) === Number(line.material_id) && one.batch_no === line.batch_no
    const back = (this.#creditsOf.get(Number(id)) ?? [])
      .flatMap(({ movement_id: movementId }) => books.entriesOf(Number(movementId)))
      .filter((one) => one.id < before && alike(this.lineOf(one.lineId)))
    const returned = -sum(back.map(({ quantity }) => quantity))
    const same = this.linesOf.get(Number(line.movement_id))!.filter(alike)
    return returned
      ? share(returned, whole(line.quantity_e4), sum(same.map((one) => whole(one.quantity_e4))))
      : 0n
  }

  /** A line of a transfer that is on its way a second time in the ledger has arrived. */
  #readPostings(ledger: any[]) {
    const onWay = new Set<number>()
    const arrived = new Set<number>()
    let last = 0
    for (const { movement_id: movementId, posted_on: day, line_id: lineId, place } of ledger) {
      const id = Number(movementId)
      const movement = this.movements.get(id)
      const moves = movement.type === 'transfer' && !movement.reversal_of_id && place === 'transit'
      const arrives = moves && onWay.has(Number(lineId)) && !arrived.has(id)
      if (moves) onWay.add(Number(lineId))
      if (arrives) arrived.add(id)
      if (id !== last || arrives) this.postings.push({ movement, day, arrives })
      last = id
    }
  }

  /** The price of the order after its discount, at the rate that the order keeps. */
  async #readDeliveries() {
    const orders = byId(await rowsOf('purchase_orders'))
    const ordered = byId(await rowsOf('purchase_order_lines'))
    const linesOf = await childrenBy('goods_receipt_lines', 'goods_receipt_id')
    for (const receipt of await rowsOf('goods_receipts')) {
      const order = orders.get(Number(receipt.purchase_order_id))
      const stock = [...(this.linesOf.get(Number(receipt.movement_id)) ?? [])]
      for (const line of linesOf.get(receipt.id) ?? []) {
        const own = ordered.get(Number(line.order_line_id))
        const material = this.materials.get(Number(own.material_id))
        const came = whole(line.accepted_e4) + whole(line.waiting_e4) + whole(line.returned_e4)
        if (!material || material.kind === 'service' || !came) continue
        const cost = unitCost(own, order)
        if (cost === null) continue
        if (!receipt.movement_id) this.#brought(line.id, came, cost, { own, order, material })
        const split = whole(line.quarantined_e4) > 0n && whole(line.quarantined_e4) < came
        const pieces = material.tracking === 'serial' ? Number(came / 10_000n) : split ? 2 : 1
        const lines = stock.splice(0, pieces)
        const worth = lines.map((one) => rounded(whole(one.entered_e4) * cost, 1_000_000n))
        const known = this.deliveredOf.get(own.id) ?? []
        const delivered = { stands: receipt.status === 'posted', came, lines, worth }
        this.deliveredOf.set(own.id, [...known, delivered])
        // what was amended since has come at another price
        if (!Number(order.revision)) for (const { id } of lines) this.#costs.set(Number(id), cost)
      }
    }
  }

  #brought(id: number, came: bigint, cost: bigint, { own, order, material }: any) {
    const factor = this.factors(material, own.unit, order.ordered_on)
    this.broughtToSite.set(Number(id), {
      quantity: rounded(came * factor, 10_000n),
      value: rounded(came * cost, 1_000_000n),
    })
  }

  /** How many base units a unit is on a day, in ten-thousandths. */
  factors(material: any, unit: string | null, day: string): bigint {
    const known = (this.#units.get(Number(material.id)) ?? [])
      .filter((one) => one.unit === unit && one.valid_from_on <= day)
      .sort((a, b) => (a.valid_from_on < b.valid_from_on ? 1 : -1))
    return !unit || unit === material.unit ? 10_000n : whole(known[0]?.factor_e4 ?? 10_000)
  }

  async #readReturns(ledger: any[]) {
    const revalues = (id: unknown) => this.movements.get(Number(id)).type === 'revalue'
    const goods = ledger.filter(({ movement_id: id }) => !revalues(id))
    const at = new Map(goods.map(({ id }, i) => [Number(id), i]))
    const lineOf = new Map(goods.map(({ id, line_id: lineId }) => [Number(id), Number(lineId)]))
    const site: any[] = await db.from('stock_returns').whereNotNull('receipt_line_id')
    if (!site.length) return
    const keyOf = (row: any) => {
      const line = this.lineOf(lineOf.get(Number(row.ledger_id))!)
      const { project_id: projectId } = this.movements.get(Number(line.movement_id))
      return `${projectId} ${line.material_id}`
    }
    const mixed = new Set(site.map(keyOf))
    for (const row of await rowsOf('stock_returns')) {
      if (!mixed.has(keyOf(row)) || whole(row.quantity_e4) <= 0n) continue
      const lineId = lineOf.get(Number(row.ledger_id))!
      const stated = {
        at: row.issue_id === null ? null : at.get(Number(row.issue_id))!,
        receiptLineId: row.receipt_line_id === null ? null : Number(row.receipt_line_id),
        quantity: whole(row.quantity_e4),
      }
      this.statedReturns.set(lineId, [...(this.statedReturns.get(lineId) ?? []), stated])
    }
  }
}

/** In ten-thousandths of a riyal; null where no rate is known. */
function unitCost(line: any, order: any): bigint | null {
  const price = rounded(whole(line.unit_price_e4) * (10_000n - whole(line.discount_bp)), 10_000n)
  if (order.currency === 'SAR') return price
  if (order.exchange_rate_e6 === null) return null
  // of ten thousand units, so that the fourth digit of one is exact
  const many = price * 10n ** digitsOf(order.currency)
  return rounded(inHalalas(many, order.currency, order.exchange_rate_e6), 100n)
}
