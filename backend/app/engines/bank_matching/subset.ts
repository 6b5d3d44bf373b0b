/** What a search for a sum may try before it gives up. */
const MOST_TRIES = 20_000

interface Addend {
  amountMinor: number
}

/**
 * The first `most` or fewer items, at least two, that make a sum exactly; null where there are none,
 * or where more than one set does, as then none of them is known to be right. All items and the sum
 * have the same sign.
 */
export function onlySubset<Item extends Addend>(
  items: readonly Item[],
  sumMinor: number,
  most: number
): Item[] | null {
  const sign = Math.sign(sumMinor)
  const usable = items
    .filter(({ amountMinor }) => Math.sign(amountMinor) === sign)
    .toSorted((a, b) => Math.abs(b.amountMinor) - Math.abs(a.amountMinor))
  const search = new SubsetSearch(usable, most)
  search.from(0, Math.abs(sumMinor), [])
  return search.found.length === 1 && search.tries <= MOST_TRIES ? search.found[0]! : null
}

class SubsetSearch<Item extends Addend> {
  readonly found: Item[][] = []
  tries = 0
  /** What the items from a position on make together: less than what is missing leads nowhere. */
  readonly #rest: number[]

  constructor(
    readonly items: readonly Item[],
    readonly most: number
  ) {
    this.#rest = [0]
    for (const { amountMinor } of items.toReversed())
      this.#rest.unshift(this.#rest[0]! + Math.abs(amountMinor))
  }

  from(at: number, missing: number, taken: Item[]) {
    if (this.found.length > 1 || ++this.tries > MOST_TRIES) return
    if (missing === 0) {
      if (taken.length > 1) this.found.push(taken)
      return
    }
    if (at >= this.items.length || taken.length >= this.most || this.#rest[at]! < missing) return
    const item = this.items[at]!
    const amount = Math.abs(item.amountMinor)
    if (amount <= missing) this.from(at + 1, missing - amount, [...taken, item])
    this.from(at + 1, missing, taken)
  }
}
