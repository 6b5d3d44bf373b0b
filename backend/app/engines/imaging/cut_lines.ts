import { labelInk } from './components.js'
import { looksArabic } from './script_guess.js'
import type { Raster } from './source_image.js'
import { findTextLines, type TextLine } from './text_lines.js'

/** A line of text on its own white strip. */
export interface LineStrip extends Raster {
  /** Where the strip's first pixel lies in the picture it was cut from. */
  left: number
  top: number
  /** White space around the ink, in pixels. */
  margin: number
  /** True when the shapes suggest Arabic, see `looksArabic`. */
  arabic: boolean
  /** Boxes of the connected parts, in the strip's pixels, bounds inclusive. */
  boxes: { x0: number; y0: number; x1: number; y1: number }[]
}

/** Darker than this is ink; the picture has been normalised to white paper. */
const INK = 170
/** White space around each line, in pixels. */
const MARGIN = 14
/** Soft edges of letters reach this far beyond what counts as ink. */
const FRINGE = 2

/** Cuts a normalised grey picture into its text lines, each free of its neighbours' ink. */
export function cutLines(image: Raster): LineStrip[] {
  const { labels, components } = labelInk(image, INK)
  const lines = findTextLines(components, image.width, image.height)
  const owner = new Int32Array(components.length + 1)
  lines.forEach((line, i) => line.components.forEach((box) => (owner[box.label] = i + 1)))
  return lines.map((line, i) => cutLine(image, line, labels, owner, i + 1))
}

function cutLine(
  image: Raster,
  line: TextLine,
  labels: Int32Array,
  owner: Int32Array,
  self: number
): LineStrip {
  const strip = emptyStrip(line)
  const own = (at: number) => owner[labels[at]] === self
  for (const box of line.components) {
    const bottom = Math.min(image.height - 1, box.y1 + FRINGE)
    const right = Math.min(image.width - 1, box.x1 + FRINGE)
    for (let y = Math.max(0, box.y0 - FRINGE); y <= bottom; y++) {
      for (let x = Math.max(0, box.x0 - FRINGE); x <= right; x++) {
        const at = y * image.width + x
        if (own(at) || (labels[at] === 0 && isFringe(at, image.width, own))) {
          strip.data[(y - strip.top) * strip.width + x - strip.left] = image.data[at]
        }
      }
    }
  }
  return strip
}

function emptyStrip(line: TextLine): LineStrip {
  const width = line.x1 - line.x0 + 1 + 2 * MARGIN
  const height = line.y1 - line.y0 + 1 + 2 * MARGIN
  const data = new Uint8Array(width * height).fill(255)
  const left = line.x0 - MARGIN
  const top = line.y0 - MARGIN
  const boxes = line.components.map(({ x0, y0, x1, y1 }) => ({
    x0: x0 - left,
    y0: y0 - top,
    x1: x1 - left,
    y1: y1 - top,
  }))
  const arabic = looksArabic(line)
  return { data, width, height, channels: 1, left, top, margin: MARGIN, arabic, boxes }
}

/** Whether ink of the line lies within the fringe, straight up, down, left or right. */
function isFringe(at: number, width: number, own: (at: number) => boolean): boolean {
  for (let step = 1; step <= FRINGE; step++) {
    if (own(at - step) || own(at + step)) return true
    if (own(at - step * width) || own(at + step * width)) return true
  }
  return false
}
