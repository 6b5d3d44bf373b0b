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
  const collector = new BlobCollector(mask, width)
  const blobs: Blob[] = []
  for (let start = 0; start < mask.length; start++) {
    const blob = collector.collect(start, minArea)
    if (blob) blobs.push(blob)
  }
  return blobs.sort((a, b) => b.area - a.area).slice(0, limit)
}

/** Flood fill that uses its memory again for each blob: grainy masks have thousands of small ones. */
class BlobCollector {
  readonly #free: Uint8Array
  readonly #stack: Int32Array
  readonly #left: Int32Array
  readonly #right: Int32Array

  constructor(
    mask: Mask,
    readonly width: number
  ) {
    this.#free = mask.slice()
    this.#stack = new Int32Array(mask.length)
    this.#left = new Int32Array(Math.ceil(mask.length / width)).fill(width)
    this.#right = new Int32Array(this.#left.length).fill(-1)
  }

  /** The blob that a pixel belongs to; null when there is none left or it is too small. */
  collect(start: number, minArea: number): Blob | null {
    const [free, stack, { width }] = [this.#free, this.#stack, this]
    if (!free[start]) return null
    let [area, top, low] = [0, 1, start]
    stack[0] = start
    free[start] = 0
    while (top > 0) {
      const i = stack[--top]
      const x = i % width
      const y = (i - x) / width
      area++
      if (i > low) low = i
      if (x < this.#left[y]) this.#left[y] = x
      if (x > this.#right[y]) this.#right[y] = x
      if (x > 0 && free[i - 1]) free[(stack[top++] = i - 1)] = 0
      if (x < width - 1 && free[i + 1]) free[(stack[top++] = i + 1)] = 0
      if (y > 0 && free[i - width]) free[(stack[top++] = i - width)] = 0
      if (i + width < free.length && free[i + width]) free[(stack[top++] = i + width)] = 0
    }
    // pixels are tried from the top, so the first one lies in the topmost row
    const rows = [Math.floor(start / width), Math.floor(low / width)] as const
    const outline = area >= minArea ? this.#outline(...rows) : null
    this.#left.fill(width, rows[0], rows[1] + 1)
    this.#right.fill(-1, rows[0], rows[1] + 1)
    return outline && { area, outline }
  }

  #outline(from: number, to: number): Point[] {
    const points: Point[] = []
    for (let y = from; y <= to; y++) points.push({ x: this.#left[y], y }, { x: this.#right[y], y })
    return points
  }
}
