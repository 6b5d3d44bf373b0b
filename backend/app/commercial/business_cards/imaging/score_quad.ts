import { distance, quadSize, signedArea, type Point, type Quad } from '#engines/imaging/geometry'
import { pixelAt, type Raster } from '#engines/imaging/source_image'

const clamp01 = (value: number) => Math.max(0, Math.min(1, value))

/**
 * How much a quad looks like a card, 0–1: right angles, sides alike, the proportions of a card,
 * sides that lie on edges of the picture, and size (an inner box of a design must not win).
 */
export function scoreQuad(quad: Quad, blobArea: number, image: Raster): number {
  const area = signedArea(quad)
  const share = area / (image.width * image.height)
  if (share < 0.12 || share > 0.97 || sidesAtFrame(quad, image, ALONG) > 1) return 0
  const atFrame = sidesAtFrame(quad, image, NEAR)
  if (share < MOST_PANEL && atFrame > 2) return 0
  if (share < MOST_BAND && atFrame > 1 && proportionsOf(quad) > LONGEST_AT_FRAME) return 0
  const shape = angleScore(quad) * sideScore(quad) * proportionScore(quad)
  const fill = clamp01((blobArea / area - 0.5) / 0.35)
  const support = edgeSupport(quad, image)
  return shape * (0.4 + 0.6 * fill) * support * Math.sqrt(Math.min(1, share / 0.5))
}

/** Shares of the picture: a side that runs along its frame, and one of a slanted scan that is cut close. */
const ALONG = 0.012
const NEAR = 0.05
/** A card that is near the frame on three sides fills the picture; what fills less is a panel of its design. */
const MOST_PANEL = 0.7
/** What goes from one side of the picture to the other is a card held upright, or a band that is too long for one. */
const MOST_BAND = 0.45
const LONGEST_AT_FRAME = 1.8

/** Number of sides that lie at the picture's frame: a design's band rather than a card. */
function sidesAtFrame(quad: Quad, { width, height }: Raster, within: number): number {
  const near = (value: number, size: number) =>
    value < size * within ? -1 : value > size * (1 - within) ? 1 : 0
  return quad.filter((a, i) => {
    const b = quad[(i + 1) % 4]
    const [ax, bx] = [near(a.x, width), near(b.x, width)]
    const [ay, by] = [near(a.y, height), near(b.y, height)]
    return (ax !== 0 && ax === bx) || (ay !== 0 && ay === by)
  }).length
}

function angleScore(quad: Quad): number {
  const worst = Math.max(
    ...quad.map((point, i) => {
      const a = quad[(i + 3) % 4]
      const b = quad[(i + 1) % 4]
      const dot = (a.x - point.x) * (b.x - point.x) + (a.y - point.y) * (b.y - point.y)
      return Math.abs(dot) / (distance(a, point) * distance(b, point) || 1)
    })
  )
  return clamp01((0.6 - worst) / 0.35)
}

function sideScore([a, b, c, d]: Quad): number {
  const alike = (p: number, q: number) => Math.min(p, q) / Math.max(p, q, 1)
  const worst = Math.min(
    alike(distance(a, b), distance(d, c)),
    alike(distance(a, d), distance(b, c))
  )
  return clamp01((worst - 0.45) / 0.3)
}

function proportionsOf(quad: Quad): number {
  const { width, height } = quadSize(quad)
  return Math.max(width, height) / Math.max(1, Math.min(width, height))
}

/** Cards are 1.4–1.9 : 1; a slanted view changes that, a square or a ruler is not a card. */
function proportionScore(quad: Quad): number {
  const ratio = proportionsOf(quad)
  if (ratio < 1.35) return 0.55 + 0.45 * clamp01((ratio - 1) / 0.35)
  return ratio <= 2.1 ? 1 : clamp01((3.2 - ratio) / 1.1)
}

const WINDOWS = 6
const SAMPLES = 8
/** Colour difference between card and desk that counts as fully clear. */
const CLEAR_STEP = 30

/**
 * How clearly the colour changes across the sides. Differences are averaged over stretches of a
 * side before they are measured: the grain of wood averages out, the edge of a card does not.
 */
function edgeSupport(quad: Quad, image: Raster): number {
  const sides = quad.map((a, i) => sideSupport(image, a, quad[(i + 1) % 4]))
  return Math.min(...sides) * 0.6 + (sides.reduce((sum, side) => sum + side, 0) / 4) * 0.4
}

function sideSupport(image: Raster, a: Point, b: Point): number {
  const length = distance(a, b) || 1
  const outward = { x: (b.y - a.y) / length, y: -(b.x - a.x) / length }
  let support = 0
  for (let window = 0; window < WINDOWS; window++) {
    const step = [0, 0, 0]
    for (let k = 0; k < SAMPLES; k++) {
      const t = 0.04 + (0.92 * (window * SAMPLES + k)) / (WINDOWS * SAMPLES - 1)
      const at = { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }
      for (let c = 0; c < 3; c++) step[c] += stepAcross(image, at, outward, c) / SAMPLES
    }
    support += clamp01(Math.hypot(...step) / CLEAR_STEP) / WINDOWS
  }
  return support
}

/** Colour two to four pixels outside a point of a side less the colour as far inside. */
function stepAcross(image: Raster, { x, y }: Point, outward: Point, channel: number): number {
  let step = 0
  for (const depth of [2, 3, 4]) {
    step += pixelAt(image, x + outward.x * depth, y + outward.y * depth, channel)
    step -= pixelAt(image, x - outward.x * depth, y - outward.y * depth, channel)
  }
  return step / 3
}
