import { divideHalfUp } from '#engines/money/money'

/** What is left of one receipt, oldest first; the queue of first-in-first-out. */
export interface Layer {
  quantityE4: number
  valueMinor: number
}

/** What a store holds of one material. `layers` is null under moving average. */
export interface Balance {
  quantityE4: number
  valueMinor: number
  layers: Layer[] | null
}

/** What an issue takes: its value, and how much of each layer from the front. */
export interface Taken {
  valueMinor: number
  layers: Layer[]
}

/**
 * The value of a part of something, rounded half up; all of it is exactly all of its value, so that
 * nothing is left over when the last piece goes.
 */
export function shareOf(valueMinor: number, partE4: number, wholeE4: number): number {
  if (partE4 === wholeE4) return valueMinor
  return Number(divideHalfUp(BigInt(valueMinor) * BigInt(partE4), BigInt(wholeE4)))
}

/** Adds a receipt. Both numbers in the units of the balance; a receipt may be free, never negative. */
export function put(balance: Balance, quantityE4: number, valueMinor: number): Balance {
  return {
    quantityE4: balance.quantityE4 + quantityE4,
    valueMinor: balance.valueMinor + valueMinor,
    layers: balance.layers && [...balance.layers, { quantityE4, valueMinor }],
  }
}

/**
 * What taking a quantity costs: its share of the average, or the oldest layers.
 * @throws RangeError when there is not so much
 */
export function costOf(balance: Balance, quantityE4: number): Taken {
  if (quantityE4 > balance.quantityE4) throw new RangeError('more than there is')
  if (!balance.layers) {
    return { valueMinor: shareOf(balance.valueMinor, quantityE4, balance.quantityE4), layers: [] }
  }
  const layers: Layer[] = []
  let open = quantityE4
  for (const layer of balance.layers) {
    if (!open) break
    const part = Math.min(open, layer.quantityE4)
    layers.push({
      quantityE4: part,
      valueMinor: shareOf(layer.valueMinor, part, layer.quantityE4),
    })
    open -= part
  }
  return { valueMinor: layers.reduce((sum, { valueMinor }) => sum + valueMinor, 0), layers }
}

/** The balance once a quantity has been taken. @throws RangeError when there is not so much */
export function take(balance: Balance, quantityE4: number): Balance {
  const taken = costOf(balance, quantityE4)
  const layers = balance.layers?.flatMap((layer, i) => {
    const gone = taken.layers[i]
    if (!gone) return [layer]
    const left = layer.quantityE4 - gone.quantityE4
    return left ? [{ quantityE4: left, valueMinor: layer.valueMinor - gone.valueMinor }] : []
  })
  return {
    quantityE4: balance.quantityE4 - quantityE4,
    valueMinor: balance.valueMinor - taken.valueMinor,
    layers: layers ?? null,
  }
}
