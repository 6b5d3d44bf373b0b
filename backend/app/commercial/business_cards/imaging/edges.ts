import { percentile, type Mask } from './masks.js'
import type { Raster } from '#engines/imaging/source_image'

/** Strength of the colour change at each pixel: the largest channel's central difference, 0–255. */
export function gradient({ data, width, height, channels }: Raster): Uint8Array {
  const out = new Uint8Array(width * height)
  const row = width * channels
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = (y * width + x) * channels
      let best = 0
      for (let c = 0; c < 3; c++) {
        const gx = data[at + channels + c] - data[at - channels + c]
        const gy = data[at + row + c] - data[at - row + c]
        best = Math.max(best, gx * gx + gy * gy)
      }
      out[y * width + x] = Math.min(255, Math.sqrt(best))
    }
  }
  return out
}

/**
 * Everything that cannot be reached from the picture's border without crossing an edge. Several
 * sensitivities, because a pale card on a pale desk has weak edges and wood has many.
 */
export function enclosedMasks(edges: Uint8Array, width: number, height: number): Mask[] {
  const limits = new Set([0.84, 0.9, 0.95].map((share) => Math.max(5, percentile(edges, share))))
  return [...limits].map((limit) => {
    const walls = dilate(
      edges.map((value) => (value > limit ? 1 : 0)),
      width,
      height,
      1
    )
    const outside = floodFromBorder(walls, width, height)
    return erode(
      outside.map((value) => 1 - value),
      width,
      height,
      2
    )
  })
}

export function floodFromBorder(walls: Mask, width: number, height: number): Mask {
  const seen: Mask = new Uint8Array(walls.length)
  const stack: number[] = []
  const visit = (i: number) => {
    if (seen[i] || walls[i]) return
    seen[i] = 1
    stack.push(i)
  }
  for (let x = 0; x < width; x++) {
    visit(x)
    visit((height - 1) * width + x)
  }
  for (let y = 0; y < height; y++) {
    visit(y * width)
    visit(y * width + width - 1)
  }
  while (stack.length > 0) {
    const i = stack.pop()!
    const x = i % width
    if (x > 0) visit(i - 1)
    if (x < width - 1) visit(i + 1)
    if (i >= width) visit(i - width)
    if (i < walls.length - width) visit(i + width)
  }
  return seen
}

/** Grows a mask by a square of the given radius. */
export function dilate(mask: Mask, width: number, height: number, radius: number): Mask {
  return spread(mask, width, height, radius, 1)
}

/** Shrinks a mask by a square of the given radius. */
export function erode(mask: Mask, width: number, height: number, radius: number): Mask {
  return spread(mask, width, height, radius, 0)
}

/** A pixel becomes `value` when one within `radius` has it: along rows, then along columns. */
function spread(mask: Mask, width: number, height: number, radius: number, value: 0 | 1): Mask {
  const rows = new Uint8Array(mask)
  for (let y = 0; y < height; y++) spreadRow(mask, rows, y * width, width, radius, value)
  const out = new Uint8Array(rows)
  // all columns at once, row by row: one by one they'd jump through the memory
  const reach = new Int32Array(width).fill(-1)
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (rows[i] === value) reach[x] = y + radius
      else if (y <= reach[x]) out[i] = value
    }
  }
  reach.fill(height)
  for (let y = height - 1, i = rows.length - 1; y >= 0; y--) {
    for (let x = width - 1; x >= 0; x--, i--) {
      if (rows[i] === value) reach[x] = y - radius
      else if (y >= reach[x]) out[i] = value
    }
  }
  return out
}

/** One row, forwards and backwards. */
function spreadRow(
  from: Mask,
  to: Mask,
  start: number,
  count: number,
  radius: number,
  value: 0 | 1
): void {
  let reach = -1
  for (let i = start; i < start + count; i++) {
    if (from[i] === value) reach = i + radius
    else if (i <= reach) to[i] = value
  }
  reach = start + count
  for (let i = start + count - 1; i >= start; i--) {
    if (from[i] === value) reach = i - radius
    else if (i >= reach) to[i] = value
  }
}
