import type { Point } from '#engines/imaging/geometry'
import type { Mask } from './masks.js'

export interface Blob {
  /** Pixels in the mask. */
  area: number
  /** Leftmost and rightmost pixel of every row: enough for the convex hull. */
  outline: Point[]
}

/** The largest 4-connected groups of a mask with at least `minArea` pixels, largest first. */
export function largestBlobs(mask: Mask, width: number, minArea: number, limit: number): Blob[] {
  const seen = new Uint8Array(mask.length)
  const stack = new Int32Array(mask.length)
  const blobs: Blob[] = []
  for (let start = 0; start < mask.length; start++) {
    if (!mask[start] || seen[start]) continue
    const blob = collect(mask, seen, stack, start, width)
    if (blob.area >= minArea) blobs.push(blob)
  }
  return blobs.sort((a, b) => b.area - a.area).slice(0, limit)
}

function collect(
  mask: Mask,
  seen: Uint8Array,
  stack: Int32Array,
  start: number,
  width: number
): Blob {
  const left = new Map<number, number>()
  const right = new Map<number, number>()
  let area = 0
  let top = 0
  const push = (i: number) => {
    if (!mask[i] || seen[i]) return
    seen[i] = 1
    stack[top++] = i
  }
  push(start)
  while (top > 0) {
    const i = stack[--top]
    const x = i % width
    const y = (i - x) / width
    area++
    if (x < (left.get(y) ?? Infinity)) left.set(y, x)
    if (x > (right.get(y) ?? -1)) right.set(y, x)
    if (x > 0) push(i - 1)
    if (x < width - 1) push(i + 1)
    if (y > 0) push(i - width)
    if (i + width < mask.length) push(i + width)
  }
  const outline = [...left].flatMap(([y, x]) => [
    { x, y },
    { x: right.get(y)!, y },
  ])
  return { area, outline }
}
