import { least, share } from './arithmetic.js'

/** One movement of goods in or out of a place, as the books of the recomputation have it. */
export interface Entry {
  id: number
  movementId: number
  lineId: number
  type: string
  isReversal: boolean
  projectId: number | null
  shelf: Shelf
  place: 'store' | 'transit'
  day: string
  quantity: bigint
  value: bigint
  /** What an issue has become dearer since. */
  changed: bigint
  taken: Taken[]
  batch: string
}

/** What is left of one inflow under first in, first out. */
interface Layer {
  of: Entry
  quantity: bigint
  value: bigint
}

export interface Taken {
  of: Entry
  quantity: bigint
  value: bigint
}

/**
 * What a warehouse holds of one material. Moving average: what leaves takes its share of the value,
 * rounded half up, the last piece all that is left. First in, first out: what leaves takes the oldest
 * inflows, by their day and then as they were posted, of each a share in the same way.
 */
export class Shelf {
  quantity = 0n
  value = 0n
  onWay = 0n
  onWayValue = 0n
  layers: Layer[] = []

  constructor(
    readonly materialId: number,
    readonly warehouseId: number,
    readonly fifo: boolean
  ) {}

  put(entry: Entry) {
    this.quantity += entry.quantity
    this.value += entry.value
    if (this.fifo) this.#queue({ of: entry, quantity: entry.quantity, value: entry.value })
  }

  /** @returns the value of what leaves, and of which inflows it was */
  take(quantity: bigint): { value: bigint; taken: Taken[] } {
    const taken: Taken[] = []
    let open = quantity
    for (const layer of this.fifo ? [...this.layers] : []) {
      const part = least(open, layer.quantity)
      if (part) taken.push(this.#from(layer, part))
      open -= part
    }
    const value = this.fifo
      ? taken.reduce((total, one) => total + one.value, 0n)
      : share(this.value, quantity, this.quantity)
    this.quantity -= quantity
    this.value -= value
    return { value, taken }
  }

  /** What an inflow that is taken back takes with it: its own layer, or the value it came with. */
  takeBack(entry: Entry): { value: bigint; taken: Taken[] } {
    const layer = this.layers.find(({ of }) => of === entry)
    const taken = layer ? [this.#from(layer, layer.quantity)] : []
    const value = layer ? taken[0]!.value : entry.value
    this.quantity -= entry.quantity
    this.value -= value
    return { value, taken }
  }

  /** What an outflow that is taken back brings, each part where it came from. */
  giveBack({ quantity, value, taken }: Entry) {
    this.quantity -= quantity
    this.value -= value
    for (const { of, ...part } of taken) {
      const layer = this.layers.find((one) => one.of === of)
      if (layer) {
        layer.quantity += part.quantity
        layer.value += part.value
      } else this.#queue({ of, ...part })
    }
  }

  layerOf(entry: Entry): Layer | undefined {
    return this.layers.find(({ of }) => of === entry)
  }

  #from(layer: Layer, quantity: bigint): Taken {
    const value = share(layer.value, quantity, layer.quantity)
    layer.quantity -= quantity
    layer.value -= value
    if (!layer.quantity) this.layers = this.layers.filter((one) => one !== layer)
    return { of: layer.of, quantity, value }
  }

  #queue(layer: Layer) {
    this.layers.push({ ...layer })
    this.layers.sort((a, b) =>
      a.of.day === b.of.day ? a.of.id - b.of.id : a.of.day < b.of.day ? -1 : 1
    )
  }
}
