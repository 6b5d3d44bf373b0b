import { floodFromBorder } from './edges.js'
import type { Mask } from './masks.js'

/**
 * Takes off what sticks out of a shape and is narrower than twice the radius, such as the fingertip
 * that holds a card; holes (its text) are filled first. Opening with a disc, so that corners are
 * rounded alike however the shape is turned. One mask per radius. At half the size: corners are
 * refined afterwards, and the distances of all pixels are what costs most.
 */
export function withoutProtrusions(
  mask: Mask,
  width: number,
  height: number,
  radii: number[]
): Mask[] {
  const [w, h] = [Math.ceil(width / 2), Math.ceil(height / 2)]
  const half = new Uint8Array(w * h)
  for (let i = 0; i < half.length; i++) {
    const x = i % w
    half[i] = mask[((i - x) / w) * 2 * width + x * 2]
  }
  const filled = floodFromBorder(half, w, h).map((value) => 1 - value)
  const depth = distanceTo(filled, 0, w, h)
  const deepest = depth.reduce((most, value) => Math.max(most, value), 0)
  return radii
    .map((radius) => (radius / 2) * STEP)
    .filter((reach) => deepest > reach)
    .map((reach) => {
      const core = Uint8Array.from(depth, (value) => (value > reach ? 1 : 0))
      const near = distanceTo(core, 1, w, h)
      return enlarge(near, reach, width, height, w)
    })
}

/** A mask of the full size of what lies within reach in a map of half the size. */
function enlarge(near: Int32Array, reach: number, width: number, height: number, w: number): Mask {
  const out = new Uint8Array(width * height)
  for (let y = 0, i = 0; y < height; y++) {
    const row = (y >> 1) * w
    for (let x = 0; x < width; x++, i++) out[i] = near[row + (x >> 1)] <= reach ? 1 : 0
  }
  return out
}

/** Length of a step to the side and across, as in the chamfer distance of Borgefors (1986). */
const STEP = 3
const ACROSS = 4

/** Distance of each pixel to the nearest one of a value, in thirds of a pixel. */
function distanceTo(mask: Mask, value: 0 | 1, width: number, height: number): Int32Array {
  const far = (width + height) * ACROSS
  const out = new Int32Array(mask.length)
  for (let i = 0; i < out.length; i++) out[i] = mask[i] === value ? 0 : far
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      let best = out[at]
      if (best === 0) continue
      if (x > 0) best = Math.min(best, out[at - 1] + STEP)
      if (y > 0) {
        best = Math.min(best, out[at - width] + STEP)
        if (x > 0) best = Math.min(best, out[at - width - 1] + ACROSS)
        if (x < width - 1) best = Math.min(best, out[at - width + 1] + ACROSS)
      }
      out[at] = best
    }
  }
  backwards(out, width, height)
  return out
}

/** The second pass, from the last pixel to the first. */
function backwards(out: Int32Array, width: number, height: number): void {
  for (let y = height - 1, at = out.length - 1; y >= 0; y--) {
    for (let x = width - 1; x >= 0; x--, at--) {
      let best = out[at]
      if (best === 0) continue
      if (x < width - 1) best = Math.min(best, out[at + 1] + STEP)
      if (y < height - 1) {
        best = Math.min(best, out[at + width] + STEP)
        if (x > 0) best = Math.min(best, out[at + width - 1] + ACROSS)
        if (x < width - 1) best = Math.min(best, out[at + width + 1] + ACROSS)
      }
      out[at] = best
    }
  }
}
