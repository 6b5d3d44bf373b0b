import type { Raster } from '#engines/imaging/source_image'

/** One byte per pixel: 1 where the card may be. */
export type Mask = Uint8Array

/** Threshold that separates two classes best (Otsu 1979) in a histogram of 256 bins. */
export function otsu(histogram: ArrayLike<number>): number {
  let total = 0
  let sum = 0
  for (let i = 0; i < 256; i++) {
    total += histogram[i]
    sum += i * histogram[i]
  }
  let below = 0
  let sumBelow = 0
  let best = 127
  let bestVariance = -1
  for (let i = 0; i < 255; i++) {
    below += histogram[i]
    sumBelow += i * histogram[i]
    if (below === 0 || below === total) continue
    const gap = sumBelow / below - (sum - sumBelow) / (total - below)
    const variance = below * (total - below) * gap * gap
    if (variance > bestVariance) [best, bestVariance] = [i, variance]
  }
  return best
}

function histogramOf(values: Uint8Array): Float64Array {
  const histogram = new Float64Array(256)
  for (const value of values) histogram[value]++
  return histogram
}

/** Value below which a share of all values lies. */
export function percentile(values: Uint8Array, share: number): number {
  const histogram = histogramOf(values)
  let below = 0
  let value = 0
  while (value < 255 && (below += histogram[value]) <= values.length * share) value++
  return value
}

/** Grey values by the Rec. 601 weights. */
export function toGrey({ data, width, height, channels }: Raster): Uint8Array {
  const grey = new Uint8Array(width * height)
  for (let i = 0, at = 0; i < grey.length; i++, at += channels) {
    grey[i] = (data[at] * 77 + data[at + 1] * 150 + data[at + 2] * 29) >> 8
  }
  return grey
}

/** Bright card on a darker desk, and the opposite. */
export function brightnessMasks(grey: Uint8Array): Mask[] {
  const limit = otsu(histogramOf(grey))
  const bright = grey.map((value) => (value > limit ? 1 : 0))
  return [bright, bright.map((value) => 1 - value)]
}

/**
 * Pixels whose colour differs from the desk. The desk's colour is a plane fitted per channel to
 * the picture's outer frame, so that light falling off across the desk is not taken for a card.
 */
export function deskDistanceMasks(image: Raster): Mask[] {
  const { data, width, height, channels } = image
  const planes = [0, 1, 2].map((channel) => fitFramePlane(image, channel))
  const distance = new Uint8Array(width * height)
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      let sum = 0
      for (let c = 0; c < 3; c++) {
        const { a, b, d } = planes[c]
        const gap = data[i * channels + c] - (a + b * x + d * y)
        sum += gap * gap
      }
      distance[i] = Math.min(255, Math.sqrt(sum))
    }
  }
  const limit = otsu(histogramOf(distance))
  const limits = [limit, Math.max(12, limit * 0.5)]
  return limits.map((cut) => distance.map((value) => (value > cut ? 1 : 0)))
}

/** Least squares of value = a + b·x + d·y over the frame, refitted once without outliers. */
function fitFramePlane({ data, width, height, channels }: Raster, channel: number) {
  const band = Math.max(3, Math.round(Math.min(width, height) * 0.025))
  const samples: [number, number, number][] = []
  for (let y = 0; y < height; y++) {
    const inner = y >= band && y < height - band
    for (let x = 0; x < width; x += inner && x === band - 1 ? width - 2 * band + 1 : 1) {
      samples.push([x, y, data[(y * width + x) * channels + channel]])
    }
  }
  const first = leastSquaresPlane(samples)
  const residual = ([x, y, value]: number[]) =>
    Math.abs(value - first.a - first.b * x - first.d * y)
  const sorted = samples.map(residual).sort((p, q) => p - q)
  const limit = Math.max(6, sorted[Math.floor(sorted.length / 2)] * 3)
  return leastSquaresPlane(samples.filter((sample) => residual(sample) <= limit))
}

function leastSquaresPlane(samples: [number, number, number][]) {
  const n = samples.length
  const mean = [0, 0, 0]
  for (const sample of samples) for (let k = 0; k < 3; k++) mean[k] += sample[k] / n
  let xx = 0,
    xy = 0,
    yy = 0,
    xv = 0,
    yv = 0
  for (const [x, y, value] of samples) {
    const [dx, dy, dv] = [x - mean[0], y - mean[1], value - mean[2]]
    xx += dx * dx
    xy += dx * dy
    yy += dy * dy
    xv += dx * dv
    yv += dy * dv
  }
  const det = xx * yy - xy * xy || 1
  const b = (xv * yy - yv * xy) / det
  const d = (yv * xx - xv * xy) / det
  return { a: mean[2] - b * mean[0] - d * mean[1], b, d }
}
