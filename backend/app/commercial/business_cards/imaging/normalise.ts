import type { Raster } from '#engines/imaging/source_image'

/** Cell of the coarse grid on which the paper's brightness is estimated, in pixels. */
const CELL = 8
/** Radius of the median window in cells: larger than a stroke of the largest usual type. */
const RADIUS = 5
/** How far the strongest ink sets the level for its surroundings, in cells. */
const INK_RADIUS = 2

/**
 * Evens out the light and gives dark text on white whatever the card's colours: each pixel
 * becomes its distance from the local paper (the median around it). Grey in, grey out.
 */
export function normaliseContrast({ data, width, height }: Raster): Raster {
  const columns = Math.ceil(width / CELL)
  const rows = Math.ceil(height / CELL)
  const paper = medianFilter(shrink(data, width, height, columns, rows), columns, rows)
  const distance = paperDistance(data, width, height, paper, columns, rows)
  const gains = inkLevels(distance, width, height, columns, rows)
  const out = new Uint8Array(distance.length)
  for (let y = 0, i = 0; y < height; y++) {
    const base = ((y / CELL) | 0) * columns
    for (let x = 0; x < width; x++, i++) {
      out[i] = 255 - Math.min(255, distance[i] * gains[base + ((x / CELL) | 0)])
    }
  }
  return { data: out, width, height, channels: 1 }
}

/** One sample (the cell's median of nine points) per cell; a mean would mix ink into paper. */
function shrink(data: Uint8Array, width: number, height: number, columns: number, rows: number) {
  const out = new Uint8Array(columns * rows)
  const values = new Uint8Array(9)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      for (let k = 0; k < 9; k++) {
        const x = Math.min(width - 1, column * CELL + 1 + (k % 3) * 3)
        const y = Math.min(height - 1, row * CELL + 1 + Math.floor(k / 3) * 3)
        values[k] = data[y * width + x]
      }
      out[row * columns + column] = values.sort()[4]
    }
  }
  return out
}

function medianFilter(cells: Uint8Array, columns: number, rows: number): Uint8Array {
  const out = new Uint8Array(cells.length)
  const histogram = new Uint16Array(256)
  for (let row = 0; row < rows; row++) {
    const top = Math.max(0, row - RADIUS)
    const bottom = Math.min(rows - 1, row + RADIUS)
    histogram.fill(0)
    let count = 0
    const column = (x: number, sign: 1 | -1) => {
      for (let y = top; y <= bottom; y++) histogram[cells[y * columns + x]] += sign
      count += sign * (bottom - top + 1)
    }
    for (let x = 0; x < Math.min(RADIUS, columns); x++) column(x, 1)
    for (let x = 0; x < columns; x++) {
      if (x + RADIUS < columns) column(x + RADIUS, 1)
      if (x - RADIUS - 1 >= 0) column(x - RADIUS - 1, -1)
      let below = 0
      let value = 0
      while ((below += histogram[value]) * 2 <= count) value++
      out[row * columns + x] = value
    }
  }
  return out
}

function paperDistance(
  data: Uint8Array,
  width: number,
  height: number,
  paper: Uint8Array,
  columns: number,
  rows: number
): Uint8Array {
  const out = new Uint8Array(data.length)
  for (let y = 0, i = 0; y < height; y++) {
    const gy = Math.max(0, Math.min(rows - 1.001, (y + 0.5) / CELL - 0.5))
    const top = gy | 0
    const fy = gy - top
    const next = top + 1 < rows ? columns : 0
    for (let x = 0; x < width; x++, i++) {
      const gx = Math.max(0, Math.min(columns - 1.001, (x + 0.5) / CELL - 0.5))
      const left = gx | 0
      const at = top * columns + left
      const fx = gx - left
      const upper = paper[at] + (paper[at + 1] - paper[at]) * fx
      const lower = paper[at + next] + (paper[at + next + 1] - paper[at + next]) * fx
      out[i] = Math.abs(data[i] - (upper + (lower - upper) * fy))
    }
  }
  return out
}

/**
 * Distance that full ink has around each cell: pale type (an accent colour, a thin face) becomes
 * as black as the rest, while noise stays pale because the level never falls below a floor.
 */
function inkLevels(
  distance: Uint8Array,
  width: number,
  height: number,
  columns: number,
  rows: number
): Float32Array {
  const peaks = new Uint8Array(columns * rows)
  for (let y = 0, i = 0; y < height; y++) {
    const base = ((y / CELL) | 0) * columns
    for (let x = 0; x < width; x++, i++) {
      const cell = base + ((x / CELL) | 0)
      if (distance[i] > peaks[cell]) peaks[cell] = distance[i]
    }
  }
  const floor = inkFloor(peaks)
  const wide = maxFilter(maxFilter(peaks, columns, rows), rows, columns)
  return Float32Array.from(wide, (peak) => 255 / Math.max(floor, peak * 0.85))
}

/** A third of the strongest ink of the card, at least what noise can reach. */
function inkFloor(peaks: Uint8Array): number {
  const sorted = Uint8Array.from(peaks).sort()
  return Math.max(36, sorted[Math.floor(sorted.length * 0.98)] * 0.33)
}

/** Largest value within `INK_RADIUS` along rows; transposes, so two calls do both directions. */
function maxFilter(cells: Uint8Array, columns: number, rows: number): Uint8Array {
  const out = new Uint8Array(cells.length)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      let best = 0
      const last = Math.min(columns - 1, column + INK_RADIUS)
      for (let x = Math.max(0, column - INK_RADIUS); x <= last; x++) {
        best = Math.max(best, cells[row * columns + x])
      }
      out[column * rows + row] = best
    }
  }
  return out
}
