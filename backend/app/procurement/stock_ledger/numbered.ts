/** Quantities of one material by batch or serial number, in ten-thousandths; under '' what came without one. */
export type Numbered = Map<string, number>

/** The number of which there is too little, '' for none of them, and what there is. */
export interface Missing {
  number: string
  availableE4: number
}

/**
 * What is wanted and not there. A number takes what came under it first and then what came without
 * any, such as goods that a vendor brought to the site unread; never what came under another.
 */
export function firstMissing(held: Numbered, wanted: Numbered): Missing | null {
  // what came back under a number beyond what came under it was of the unnumbered
  let openE4 = 0
  for (const [number, heldE4] of held) openE4 += number ? Math.min(0, heldE4) : heldE4
  for (const [number, wantedE4] of wanted) {
    const ownE4 = number ? Math.max(0, held.get(number) ?? 0) : 0
    const beyondE4 = Math.max(0, wantedE4 - ownE4)
    if (beyondE4 > Math.max(0, openE4)) return { number, availableE4: ownE4 + Math.max(0, openE4) }
    openE4 -= beyondE4
  }
  return null
}
