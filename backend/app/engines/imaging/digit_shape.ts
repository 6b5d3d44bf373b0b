import type { Raster } from './source_image.js'

/** Size to which a glyph is brought before it is compared. */
export const SHAPE_WIDTH = 12
export const SHAPE_HEIGHT = 16

/** A glyph as 12 × 16 bits, with the proportions that scaling takes away. */
export interface GlyphShape {
  bits: Uint8Array
  /** Width over height. */
  aspect: number
}

interface Box {
  x0: number
  y0: number
  x1: number
  y1: number
}

/** Shape of the ink in a box (bounds inclusive) of a grey picture; a cell is ink when half dark. */
export function glyphShape({ data, width }: Raster, box: Box): GlyphShape {
  const w = box.x1 - box.x0 + 1
  const h = box.y1 - box.y0 + 1
  const bits = new Uint8Array(SHAPE_WIDTH * SHAPE_HEIGHT)
  for (let row = 0; row < SHAPE_HEIGHT; row++) {
    const top = box.y0 + (row * h) / SHAPE_HEIGHT
    const bottom = box.y0 + ((row + 1) * h) / SHAPE_HEIGHT
    for (let column = 0; column < SHAPE_WIDTH; column++) {
      const left = box.x0 + (column * w) / SHAPE_WIDTH
      const right = box.x0 + ((column + 1) * w) / SHAPE_WIDTH
      let sum = 0
      let count = 0
      for (let y = Math.floor(top); y < Math.max(bottom, Math.floor(top) + 1); y++) {
        for (let x = Math.floor(left); x < Math.max(right, Math.floor(left) + 1); x++) {
          sum += data[y * width + x]
          count++
        }
      }
      bits[row * SHAPE_WIDTH + column] = sum / count < 140 ? 1 : 0
    }
  }
  return { bits, aspect: w / h }
}

export function packBits(bits: Uint8Array): string {
  let hex = ''
  for (let i = 0; i < bits.length; i += 4) {
    hex += ((bits[i] << 3) | (bits[i + 1] << 2) | (bits[i + 2] << 1) | bits[i + 3]).toString(16)
  }
  return hex
}

export function unpackBits(hex: string): Uint8Array {
  return Uint8Array.from(
    [...hex].flatMap((digit) =>
      [8, 4, 2, 1].map((bit) => (Number.parseInt(digit, 16) & bit ? 1 : 0))
    )
  )
}
