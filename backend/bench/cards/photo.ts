import sharp from 'sharp'
import type { Point, Quad } from '#engines/imaging/geometry'
import { toRaster, type Raster } from '#engines/imaging/source_image'
import { squareToQuad } from '#engines/imaging/warp'
import { seededRandom } from './random.js'
import { drawDesk, fingersSvg, type Desk, type Finger } from './surroundings.js'

export interface PhotoOptions {
  width: number
  height: number
  angleDegrees: number
  desk: Desk
  seed: number
  /** Gaussian sigma in pixels of the finished picture. */
  blur: number
  /** How far corners move from a rectangle, as a share of the card's width. */
  slant: number
  /** How unevenly the light falls, 0–1. */
  unevenness: number
  /** How far the card's middle bends up, as a share of its height. */
  bend: number
  /** Fingers that hold the card by its sides. */
  held: boolean
  quality: number
}

/** Corners (clockwise from top left) of a 1.75 : 1 card turned by an angle, seen at a slant. */
export function cardCorners(options: PhotoOptions): Point[] {
  const random = seededRandom(options.seed)
  const angle = (options.angleDegrees * Math.PI) / 180
  const fit = Math.abs(Math.cos(angle)) + Math.abs(Math.sin(angle)) / 1.75
  const fitHeight = Math.abs(Math.cos(angle)) / 1.75 + Math.abs(Math.sin(angle))
  const cardWidth =
    Math.min(options.width / fit, options.height / fitHeight) * (0.68 + 0.2 * random())
  const shear = () => (random() - 0.5) * options.slant * cardWidth
  const half = { x: cardWidth / 2, y: cardWidth / 3.5 }
  const centre = {
    x: options.width * (0.47 + 0.06 * random()),
    y: options.height * (0.47 + 0.06 * random()),
  }
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([sx, sy]) => {
    const x = sx * half.x + shear()
    const y = sy * half.y + shear()
    return {
      x: centre.x + x * Math.cos(angle) - y * Math.sin(angle),
      y: centre.y + x * Math.sin(angle) + y * Math.cos(angle),
    }
  })
}

/** A thumb on one short side, or one on each; their tips stay on the card's margin. */
function fingersOf([a, b, c, d]: Point[], random: () => number): Finger[] {
  const side = (p: Point, q: Point, inward: Point, turn: number): Finger => {
    const along = 0.3 + 0.4 * random()
    const edge = { x: p.x + (q.x - p.x) * along, y: p.y + (q.y - p.y) * along }
    const reach = 0.015 + 0.03 * random()
    return {
      x: edge.x + inward.x * reach,
      y: edge.y + inward.y * reach,
      angle: (Math.atan2(inward.y, inward.x) * 180) / Math.PI + turn,
      width: Math.hypot(q.x - p.x, q.y - p.y) * (0.2 + 0.08 * random()),
    }
  }
  const turn = random() * 50 - 25
  const right = side(b, c, { x: a.x - b.x, y: a.y - b.y }, turn)
  const left = side(a, d, { x: b.x - a.x, y: b.y - a.y }, -turn)
  return random() < 0.5 ? [right] : [right, left]
}

/** Light that falls off across the picture, with the soft edge of a shadow and a glare. */
function lightAt(options: PhotoOptions, random: () => number) {
  const { width, height, unevenness } = options
  const direction = random() * Math.PI * 2
  const [cos, sin] = [Math.cos(direction) / width, Math.sin(direction) / height]
  const [shadow, depth] = [random() * 0.5, unevenness * 0.45 * random()]
  const glare = { x: random() * width, y: random() * height, strength: unevenness * 0.5 * random() }
  const reach = (width * 0.16) ** 2
  return (x: number, y: number) => {
    const along = (x - width / 2) * cos + (y - height / 2) * sin
    const soft = Math.max(0, Math.min(1, (along - shadow + 0.25) * 8))
    const near = Math.exp(-((x - glare.x) ** 2 + (y - glare.y) ** 2) / reach)
    return (0.86 + unevenness * 0.5 * along) * (1 - depth * soft) + glare.strength * near * 0.5
  }
}

/** The light on a grid of cells, because twelve million exponentials take longer than the rest. */
function lightGrid(options: PhotoOptions, random: () => number) {
  const columns = Math.ceil(options.width / CELL)
  const light = lightAt(options, random)
  const cells = new Float32Array(columns * Math.ceil(options.height / CELL))
  for (let i = 0; i < cells.length; i++)
    cells[i] = light((i % columns) * CELL, Math.floor(i / columns) * CELL)
  return { cells, columns }
}

const CELL = 4

/** From a pixel to the card's unit square: the inverse of the homography, up to its scale. */
function toCardMatrix(corners: Point[]): number[] {
  const [a, b, c, d, e, f, g, h, i] = squareToQuad(corners as Quad)
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ]
}

/** The card and its shadow on the desk, pixel by pixel. */
function layCard(out: Buffer, card: Raster, options: PhotoOptions, m: number[]) {
  const { width, height, bend, held } = options
  const shadow = Math.round(width * (held ? 0.02 : 0.005))
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3) {
      const w = m[6] * x + m[7] * y + m[8]
      const u = (m[0] * x + m[1] * y + m[2]) / w
      const v = (m[3] * x + m[4] * y + m[5]) / w + (bend > 0 ? bend * Math.sin(Math.PI * u) : 0)
      if (u >= 0 && u < 1 && v >= 0 && v < 1) {
        const from = (((v * card.height) | 0) * card.width + ((u * card.width) | 0)) * 3
        out[at] = card.data[from]
        out[at + 1] = card.data[from + 1]
        out[at + 2] = card.data[from + 2]
      } else if (isCovered(m, x - shadow, y - shadow)) {
        for (let k = 0; k < 3; k++) out[at + k] *= 0.78
      }
    }
  }
}

function isCovered(m: number[], x: number, y: number): boolean {
  const w = m[6] * x + m[7] * y + m[8]
  const u = (m[0] * x + m[1] * y + m[2]) / w
  const v = (m[3] * x + m[4] * y + m[5]) / w
  return u >= 0 && u < 1 && v >= 0 && v < 1
}

/** Light, tint and the noise of the sensor. */
function expose(
  out: Buffer,
  { width, height }: PhotoOptions,
  grid: ReturnType<typeof lightGrid>,
  random: () => number
) {
  const tint = [1 + (random() - 0.5) * 0.12, 1, 1 + (random() - 0.5) * 0.16]
  let state = Math.floor(random() * 2 ** 31)
  for (let y = 0, at = 0; y < height; y++) {
    const row = Math.floor(y / CELL) * grid.columns
    for (let x = 0; x < width; x++, at += 3) {
      const gain = grid.cells[row + ((x / CELL) | 0)]
      state = (Math.imul(state, 1664525) + 1013904223) | 0
      const noise = (((state >>> 8) & 255) + ((state >>> 16) & 255) - 255) * 0.045
      for (let k = 0; k < 3; k++) {
        const value = out[at + k] * gain * tint[k] + noise
        out[at + k] = value < 0 ? 0 : value > 255 ? 255 : value
      }
    }
  }
}

/** Lays a flat card picture on a desk, or holds it, as a camera would see it; gives a JPEG. */
export async function photograph(card: Buffer, options: PhotoOptions): Promise<Buffer> {
  const { width, height, seed } = options
  const flat = await toRaster(sharp(card).removeAlpha())
  const random = seededRandom(seed + 1)
  const corners = cardCorners(options)
  const grid = lightGrid(options, random)
  const raw = { raw: { width, height, channels: 3 as const } }
  let out = await drawDesk(options.desk, width, height, seed)
  layCard(out, flat, options, toCardMatrix(corners))
  if (options.held) {
    const svg = fingersSvg(fingersOf(corners, random), width, height, seed)
    out = await sharp(out, raw)
      .composite([{ input: svg }])
      .removeAlpha()
      .raw()
      .toBuffer()
  }
  expose(out, options, grid, random)
  return sharp(out, raw).blur(options.blur).jpeg({ quality: options.quality }).toBuffer()
}
