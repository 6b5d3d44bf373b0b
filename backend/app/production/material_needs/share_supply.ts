/** A quantity that has come or will come on a day; quantities in ten-thousandths of the base unit. */
export interface Supply {
  lineId: number
  materialId: number
  /** The need that it was bought for. */
  needId: number | null
  received: boolean
  /** Null: nobody has said when. */
  on: string | null
  quantityE4: number
}

export interface Needed {
  id: number
  materialId: number
  quantityE4: number
  needByOn: string | null
}

/** The part of a supply that a need is given. */
export interface Portion<Piece extends Supply = Supply> {
  supply: Piece
  quantityE4: number
}

/** Days as text sort by time; what has none comes last. */
const LAST = '9999-12-31'
const earliest = (a: string | null, b: string | null) => (a ?? LAST).localeCompare(b ?? LAST)

/**
 * Shares what comes of each material among the needs of a project: what was bought for a need is its
 * own up to its quantity, all else goes to the needs in the order of their days. What comes first is
 * given first.
 */
export function shareSupply<Piece extends Supply>(
  needs: readonly Needed[],
  supplies: readonly Piece[]
): Map<number, Portion<Piece>[]> {
  const shares = new Map(needs.map(({ id }) => [id, [] as Portion<Piece>[]]))
  const missing = new Map(needs.map(({ id, quantityE4 }) => [id, quantityE4]))
  const give = (needId: number, supply: Piece, offered: number): number => {
    const quantityE4 = Math.min(offered, missing.get(needId)!)
    if (quantityE4 <= 0) return offered
    missing.set(needId, missing.get(needId)! - quantityE4)
    const portions = shares.get(needId)!
    const known = portions.find((one) => one.supply === supply)
    if (known) known.quantityE4 += quantityE4
    else portions.push({ supply, quantityE4 })
    return offered - quantityE4
  }
  const pool = supplies
    .toSorted((a, b) => earliest(a.on, b.on) || a.lineId - b.lineId)
    .map((supply) => {
      const isOwn = supply.needId !== null && missing.has(supply.needId)
      return {
        supply,
        left: isOwn ? give(supply.needId!, supply, supply.quantityE4) : supply.quantityE4,
      }
    })
  const inOrder = needs.toSorted((a, b) => earliest(a.needByOn, b.needByOn) || a.id - b.id)
  const ofMaterial = Map.groupBy(inOrder, ({ materialId }) => materialId)
  for (const { supply, left } of pool) {
    let offered = left
    for (const { id } of ofMaterial.get(supply.materialId) ?? []) {
      if (offered <= 0) break
      offered = give(id, supply, offered)
    }
  }
  return shares
}
