import { floodFromBorder } from './edges.js'
import type { Mask } from './masks.js'

/**
 * Takes off what sticks out of a shape and is narrower than twice the radius, such as the fingertip
 * that holds a card; holes (its text) are filled first. Opening with a disc, so that corners are
 * rounded alike however the shape is turned.
 */
export function withoutProtrusions(mask: Mask, width: number, height: number, radius: number) {
  const filled = floodFromBorder(mask, width, height).map((value) => 1 - value)
  const depth = distanceTo(filled, 0, width, height)
  const core = Uint8Array.from(depth, (value) => (value > radius * STEP ? 1 : 0))
  const reach = distanceTo(core, 1, width, height)
  return Uint8Array.from(reach, (value) => (value <= radius * STEP ? 1 : 0))
}

/** Length of a step to the side and across, as in the chamfer distance of Borgefors (1986). */
const STEP = 3
const ACROSS = 4

/** Distance of each pixel to the nearest one of a value, in thirds of a pixel. */
function distanceTo(mask: Mask, value: 0 | 1, width: number, height: number): Int32Array {
  const far = (width + height) * ACROSS
  const out = Int32Array.from(mask, (item) => (item === value ? 0 : far))
  const relax = (at: number, from: number, cost: number) => {
    if (out[from] + cost < out[at]) out[at] = out[from] + cost
  }
  const pass = (x: number, y: number, side: 1 | -1) => {
    const at = y * width + x
    const row = at - side * width
    if (x - side >= 0 && x - side < width) relax(at, at - side, STEP)
    if (y - side < 0 || y - side >= height) return
    relax(at, row, STEP)
    if (x > 0) relax(at, row - 1, ACROSS)
    if (x < width - 1) relax(at, row + 1, ACROSS)
  }
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) pass(x, y, 1)
  for (let y = height - 1; y >= 0; y--) for (let x = width - 1; x >= 0; x--) pass(x, y, -1)
  return out
}
