import type StockMovement from '#procurement/stock_movements/models/stock_movement'

type Amounts = Map<string, { onHand: number; inTransit: number }>

export interface Written {
  id: number
  type: string
  effects: Amounts
  /** It has arrived or was taken back. */
  ended?: boolean
}

const ADDING = new Set(['receive', 'return'])

/** What two stores must hold, by nothing but the movements that the portal has accepted. */
export class StockModel {
  readonly #balance: Amounts = new Map()
  readonly #movements: Written[] = []

  constructor(private readonly stores: [number, number]) {}

  written(movement: StockMovement) {
    const entry: Written = { id: movement.id, type: movement.type, effects: new Map() }
    this.#movements.push(entry)
    // what is worth much waits for a second person and has moved nothing
    if (movement.status === 'submitted') return
    const [from, to] = this.stores
    for (const { materialId, quantityE4 } of movement.lines) {
      this.#add(
        entry,
        `${materialId}@${from}`,
        ADDING.has(movement.type) ? quantityE4 : -quantityE4,
        0
      )
      if (movement.type === 'transfer') this.#add(entry, `${materialId}@${to}`, 0, quantityE4)
    }
  }

  arrived(movement: StockMovement) {
    const entry = this.#movements.find(({ id }) => id === movement.id)!
    entry.ended = true
    for (const { materialId, quantityE4, receivedE4 } of movement.lines)
      this.#add(entry, `${materialId}@${this.stores[1]}`, receivedE4!, -quantityE4)
  }

  reversed(id: number) {
    const entry = this.#movements.find((movement) => movement.id === id)!
    entry.ended = true
    for (const [key, { onHand, inTransit }] of entry.effects)
      change(this.#balance, key, -onHand, -inTransit)
  }

  /** One of the movements so far, of a type or of any. */
  pick(type: string | null, at: number): Written | undefined {
    const known = this.#movements.filter((movement) => !type || movement.type === type)
    return known[at % known.length]
  }

  /** A transfer, of five times four one that is on its way where there is any. */
  pickTransfer(at: number): Written | undefined {
    const onTheirWay = this.#movements.filter(({ type, ended }) => type === 'transfer' && !ended)
    return at % 5 && onTheirWay.length
      ? onTheirWay[at % onTheirWay.length]
      : this.pick('transfer', at)
  }

  at(key: string) {
    return this.#balance.get(key) ?? { onHand: 0, inTransit: 0 }
  }

  #add(entry: Written, key: string, onHand: number, inTransit: number) {
    change(entry.effects, key, onHand, inTransit)
    change(this.#balance, key, onHand, inTransit)
  }
}

function change(amounts: Amounts, key: string, onHand: number, inTransit: number) {
  const now = amounts.get(key) ?? { onHand: 0, inTransit: 0 }
  amounts.set(key, { onHand: now.onHand + onHand, inTransit: now.inTransit + inTransit })
}
