import type { Line, Point } from '#engines/imaging/geometry'
import type { Raster } from '#engines/imaging/source_image'

/** A straight edge right across the picture, with how the colour changes over it all along. */
export interface EdgeLine extends Line {
  /** In degrees, 0–179: the direction of its normal. */
  angle: number
  /** Sums of the colour steps from the line's first point on, per channel. */
  sums: Float32Array
  /** Where on the line (along its direction) the sums begin. */
  from: number
}

const ANGLES = 180
/** Width of a bin of distances, in pixels. */
const BIN = 2
/** A gradient tells its line's direction to about this many degrees. */
const SPREAD = 3
/** Lines nearer than this in both are one. */
const NEAR_DEGREES = 4
const NEAR_PIXELS = 6
const MOST_LINES = 60
/** Of one direction, so that the grain of wood leaves room for the other sides. */
const DIRECTION = 15
const MOST_ALIKE = 11
/** Gradients count up to here, so that a long pale edge outweighs a short black one. */
const STRONG = 36

/**
 * The straightest edges of a picture by the Hough transform, in which each pixel votes only for
 * lines across its gradient (O'Gorman and Clowes 1976).
 */
export function edgeLines(image: Raster): EdgeLine[] {
  const { width, height } = image
  const half = Math.ceil(Math.hypot(width, height) / BIN)
  const votes = new Float32Array(ANGLES * (2 * half + 1))
  castVotes(image, votes, half)
  const lines: EdgeLine[] = []
  for (const at of peaks(votes, 2 * half + 1)) {
    const angle = Math.floor(at / (2 * half + 1))
    const d = ((at % (2 * half + 1)) - half) * BIN
    if (lines.some((line) => isNear(line, angle, d)) || alike(lines, angle) >= MOST_ALIKE) continue
    lines.push(measured(image, angle, d))
    if (lines.length === MOST_LINES) break
  }
  return lines
}

function alike(lines: EdgeLine[], angle: number): number {
  const turn = (line: EdgeLine) => Math.abs(line.angle - angle)
  return lines.filter((line) => Math.min(turn(line), ANGLES - turn(line)) < DIRECTION / 2).length
}

/** Also across the wrap: an angle of 179° at d is one of -1° at -d. */
function isNear(line: EdgeLine, angle: number, d: number): boolean {
  const turn = Math.abs(line.angle - angle)
  if (turn < NEAR_DEGREES) return Math.abs(line.d - d) < NEAR_PIXELS
  return ANGLES - turn < NEAR_DEGREES && Math.abs(line.d + d) < NEAR_PIXELS
}

function castVotes(image: Raster, votes: Float32Array, half: number): void {
  const { data, width, height, channels } = image
  const row = width * channels
  const bins = 2 * half + 1
  const [cos, sin] = [Math.cos, Math.sin].map((wave) =>
    Float32Array.from({ length: ANGLES }, (_, degrees) => wave((degrees * Math.PI) / 180) / BIN)
  )
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = (y * width + x) * channels
      let [gx, gy, best] = [0, 0, 0]
      for (let c = 0; c < 3; c++) {
        const dx = data[at + channels + c] - data[at - channels + c]
        const dy = data[at + row + c] - data[at - row + c]
        const size = dx * dx + dy * dy
        if (size > best) [gx, gy, best] = [dx, dy, size]
      }
      if (best < 25) continue
      const weight = Math.min(STRONG, Math.sqrt(best))
      const middle = Math.round((Math.atan2(gy, gx) * 180) / Math.PI) + ANGLES
      for (let k = middle - SPREAD; k <= middle + SPREAD; k++) {
        const angle = k % ANGLES
        votes[angle * bins + Math.round(x * cos[angle] + y * sin[angle]) + half] += weight
      }
    }
  }
}

/** The bins with most votes, most first. */
function peaks(votes: Float32Array, bins: number): number[] {
  const found: number[] = []
  for (let i = bins; i < votes.length - bins; i++) {
    const value = votes[i]
    if (value < STRONG * 20) continue
    if (
      value >= votes[i - 1] &&
      value > votes[i + 1] &&
      value >= votes[i - bins] &&
      value > votes[i + bins]
    )
      found.push(i)
  }
  return found.sort((a, b) => votes[b] - votes[a])
}

/** Depths at which the colour on both sides is compared, in pixels. */
const DEPTHS = [2, 3, 4]

function measured(image: Raster, angle: number, d: number): EdgeLine {
  const { data, width, height, channels } = image
  const [nx, ny] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
  const reach = Math.ceil(Math.hypot(width, height))
  const sums = new Float32Array((2 * reach + 1) * 3)
  for (let i = 1; i <= 2 * reach; i++) {
    const t = i - 1 - reach
    const [x, y] = [nx * d - ny * t, ny * d + nx * t]
    for (let c = 0; c < 3; c++) sums[i * 3 + c] = sums[i * 3 - 3 + c]
    if (x < 4 || y < 4 || x >= width - 5 || y >= height - 5) continue
    for (const depth of DEPTHS) {
      const over = (Math.round(y + ny * depth) * width + Math.round(x + nx * depth)) * channels
      const under = (Math.round(y - ny * depth) * width + Math.round(x - nx * depth)) * channels
      for (let c = 0; c < 3; c++)
        sums[i * 3 + c] += (data[over + c] - data[under + c]) / DEPTHS.length
    }
  }
  return { nx, ny, d, angle, sums, from: -reach }
}

const WINDOWS = 6

/** How clear the edge is between two of its points, 0–1: stretches of it are averaged, as grain is. */
export function clearness(line: EdgeLine, a: Point, b: Point, clear: number): number {
  const along = ({ x, y }: Point) => Math.round(-line.ny * x + line.nx * y) - line.from
  const [start, end] = [along(a), along(b)].sort((p, q) => p - q)
  const step = (end - start) / WINDOWS
  if (step < 2) return 0
  let sum = 0
  for (let window = 0; window < WINDOWS; window++) {
    const [low, high] = [Math.round(start + window * step), Math.round(start + (window + 1) * step)]
    if (low < 0 || high * 3 >= line.sums.length) continue
    let size = 0
    for (let c = 0; c < 3; c++)
      size += ((line.sums[high * 3 + c] - line.sums[low * 3 + c]) / (high - low)) ** 2
    sum += Math.min(1, Math.sqrt(size) / clear)
  }
  return sum / WINDOWS
}
