/** What letters are easily read as, in small print and blurred: cheap as one another. */
const ALIKE = ['gq9', 'il1j', 'o0', 's5', 'b8', 'z2', 'vy']
const SIMILAR = [
  'ce',
  'eo',
  'co',
  'ao',
  'ae',
  'hb',
  'hn',
  'uv',
  'uy',
  'tf',
  'tl',
  'tr',
  'nu',
  'mn',
  'rf',
  'dg',
]
/** Two letters that look like one. */
const JOINED: [two: string, one: string][] = [
  ['rn', 'm'],
  ['nn', 'm'],
  ['vv', 'w'],
  ['cl', 'd'],
  ['ri', 'n'],
  ['ii', 'u'],
  ['il', 'u'],
  ['li', 'h'],
]

const ALIKE_COST = 0.2
const SIMILAR_COST = 0.6
/** A letter printed twice and read once, or a hyphen beside a letter. */
const LOST_TWIN = 0.4

function pairCosts(): Map<string, number> {
  const costs = new Map<string, number>()
  const put = (group: string, cost: number) => {
    for (const a of group) for (const b of group) if (a !== b) costs.set(a + b, cost)
  }
  for (const group of SIMILAR) put(group, SIMILAR_COST)
  for (const group of ALIKE) put(group, ALIKE_COST)
  return costs
}

const PAIRS = pairCosts()

/** How far a letter that was read is from the one that is meant: 0 the same, 1 another one. */
export const letterCost = (read: string, meant: string) =>
  read === meant ? 0 : (PAIRS.get(read + meant) ?? 1)

/** How unlikely it is that the letter was read where none is, or not read where one is. */
export const strayCost = (letter: string, before: string) =>
  letter === before || letter === '-' ? LOST_TWIN : 1

/** Letters of both that stand for each other at the ends of two texts, and what that costs. */
export function joinedCosts(
  read: string,
  meant: string
): { read: number; meant: number; cost: number }[] {
  return JOINED.flatMap(([two, one]) => [
    ...(read.endsWith(two) && meant.endsWith(one) ? [{ read: 2, meant: 1, cost: ALIKE_COST }] : []),
    ...(read.endsWith(one) && meant.endsWith(two) ? [{ read: 1, meant: 2, cost: ALIKE_COST }] : []),
  ])
}

/**
 * Edit distance in which letters that look alike cost little (`lindgvist`, `rnodern`): how unlikely
 * it is that `meant` was printed where `read` was read.
 */
export function readingCost(read: string, meant: string): number {
  const width = meant.length + 1
  const costs = new Float64Array((read.length + 1) * width).fill(Infinity)
  costs[0] = 0
  for (let i = 0; i <= read.length; i++) {
    for (let j = 0; j <= meant.length; j++) {
      const at = i * width + j
      const offer = (from: number, cost: number) => {
        costs[at] = Math.min(costs[at], costs[from] + cost)
      }
      if (i > 0) offer(at - width, strayCost(read[i - 1], read[i - 2]))
      if (j > 0) offer(at - 1, strayCost(meant[j - 1], meant[j - 2]))
      if (i === 0 || j === 0) continue
      offer(at - width - 1, letterCost(read[i - 1], meant[j - 1]))
      for (const pair of joinedCosts(read.slice(0, i), meant.slice(0, j)))
        offer(at - pair.read * width - pair.meant, pair.cost)
    }
  }
  return costs[costs.length - 1]
}
