import {
  intersect,
  orderCorners,
  signedArea,
  type Point,
  type Quad,
} from '#engines/imaging/geometry'
import type { Raster } from '#engines/imaging/source_image'
import { leastContrast } from './side_contrast.js'
import { clearness, edgeLines, type EdgeLine } from './edge_lines.js'

/** Opposite sides of a card seen at a slant are parallel to within this, in degrees. */
const PARALLEL = 18
/** Neighbouring sides cross at a right angle, more or less. */
const ACROSS = [62, 118]
/** Proportions of a card, also at a slant. */
const PROPORTIONS = [1.15, 2.3]
const SHARES = [0.2, 0.95]
/** Colour difference that counts as fully clear. */
const CLEAR = 26
const MOST_QUADS = 24
/** Least difference of card and desk along a side; along words it is paper on both. */
const DESK = 6

interface Pair {
  one: EdgeLine
  other: EdgeLine
}

/**
 * Quads whose four sides lie on straight edges. They are found where no colour tells card from desk:
 * a card of two colours, white on pale wood, sheets lying about.
 */
export function lineQuads(image: Raster): Quad[] {
  const lines = edgeLines(image)
  const pairs = parallelPairs(lines)
  const found: { quad: Quad; score: number }[] = []
  for (let i = 0; i < pairs.length; i++) {
    for (let j = i + 1; j < pairs.length; j++) {
      const quad = quadOf(pairs[i], pairs[j], image)
      if (quad) found.push(quad)
    }
  }
  return found
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_QUADS)
    .map(({ quad }) => quad)
    .filter((quad) => leastContrast(quad, image) >= DESK)
}

const turnBetween = (a: EdgeLine, b: EdgeLine) => {
  const turn = Math.abs(a.angle - b.angle)
  return Math.min(turn, 180 - turn)
}

function parallelPairs(lines: EdgeLine[]): Pair[] {
  return lines.flatMap((one, i) =>
    lines
      .slice(i + 1)
      .filter((other) => turnBetween(one, other) <= PARALLEL)
      .map((other) => ({ one, other }))
  )
}

function quadOf(first: Pair, second: Pair, image: Raster): { quad: Quad; score: number } | null {
  const cross = Math.abs(first.one.angle - second.one.angle)
  if (cross < ACROSS[0] || cross > ACROSS[1]) return null
  const [a, b, c, d] = [
    intersect(first.one, second.one),
    intersect(first.one, second.other),
    intersect(first.other, second.other),
    intersect(first.other, second.one),
  ]
  if (!a || !b || !c || !d || ![a, b, c, d].every((point) => isInside(point, image))) return null
  const size = shapeScore([a, b, c, d], image)
  if (size === 0) return null
  const sides = [
    clearness(first.one, a, b, CLEAR),
    clearness(second.other, b, c, CLEAR),
    clearness(first.other, c, d, CLEAR),
    clearness(second.one, d, a, CLEAR),
  ]
  const least = Math.min(...sides)
  if (least < 0.2) return null
  const support = least * 0.6 + (sides.reduce((sum, side) => sum + side, 0) / 4) * 0.4
  return { quad: orderCorners([a, b, c, d]), score: support * size }
}

function isInside({ x, y }: Point, { width, height }: Raster): boolean {
  const slack = width * 0.02
  return x > -slack && y > -slack && x < width + slack && y < height + slack
}

/** 0 for what is no card by its size or proportions, else more for larger ones. */
function shapeScore([a, b, c, d]: Point[], { width, height }: Raster): number {
  const share = Math.abs(signedArea([a, b, c, d])) / (width * height)
  if (share < SHARES[0] || share > SHARES[1]) return 0
  const [one, two] = [
    (Math.hypot(a.x - b.x, a.y - b.y) + Math.hypot(c.x - d.x, c.y - d.y)) / 2,
    (Math.hypot(b.x - c.x, b.y - c.y) + Math.hypot(d.x - a.x, d.y - a.y)) / 2,
  ]
  const ratio = Math.max(one, two) / Math.max(1, Math.min(one, two))
  if (ratio < PROPORTIONS[0] || ratio > PROPORTIONS[1]) return 0
  return Math.sqrt(Math.min(1, share / 0.5))
}
