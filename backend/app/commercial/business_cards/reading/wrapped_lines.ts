import type { CardLine } from './card_line.js'

/** A text that may be one field: one line, or lines that were wrapped. */
export interface Passage {
  lines: CardLine[]
  text: string
}

/** A narrow column sets a firm's name a word a line. */
const MOST_LINES = 4

/**
 * All runs of two to four lines that look like one text wrapped by its layout.
 * @param goesOn whether a line of clearly smaller type belongs to the one above it all the same
 */
export function wrappedPassages(
  singles: Passage[],
  goesOn: (upper: Passage, lower: Passage) => boolean
): Passage[] {
  const whole = singles.filter((item, i) => singles[i - 1]?.lines[0] !== item.lines[0])
  const passages: Passage[] = []
  for (const first of whole) {
    let run = first
    while (run.lines.length < MOST_LINES) {
      const last = run.lines.at(-1)!
      const next = whole.find(
        (item) =>
          continues(last, item.lines[0], LIKE_TYPE) ||
          isBeside(last, item.lines[0]) ||
          (continues(last, item.lines[0], SMALLER_TYPE) && goesOn(run, item))
      )
      if (!next) break
      const glue = /\p{L}-$/u.test(run.text) ? '' : ' '
      run = { lines: [...run.lines, ...next.lines], text: run.text + glue + next.text }
      passages.push(run)
    }
  }
  return passages
}

/** Least ratio of two heights of type: of one text, and of a text with its smaller second line. */
const LIKE_TYPE = 0.7
const SMALLER_TYPE = 0.4

/** Words of widely spaced letters stand as far apart as columns do, but on one line, in one size. */
function isBeside(left: CardLine, right: CardLine): boolean {
  if (left.side !== right.side || !left.bbox || !right.bbox || !isSpaced(left) || !isSpaced(right))
    return false
  const [small, large] = [left.height, right.height].sort((a, b) => a - b)
  const shared = Math.min(left.bbox.y1, right.bbox.y1) - Math.max(left.bbox.y0, right.bbox.y0)
  const gap = right.bbox.x0 - left.bbox.x1
  return small >= large * 0.85 && shared >= small * 0.8 && gap > 0 && gap < large * 3
}

/** Capitals take about three quarters of their height each; with space between, more than one. */
const isSpaced = ({ text, bbox, height }: CardLine) =>
  /^\p{Lu}{2,}$/u.test(text) && (bbox!.x1 - bbox!.x0) / text.length > height

/** Same column, about the same size of type, right below. Without boxes: the next line. */
function continues(upper: CardLine, lower: CardLine, leastRatio: number): boolean {
  if (upper === lower || upper.side !== lower.side) return false
  if (!upper.bbox || !lower.bbox) return lower.index === upper.index + 1
  const [small, large] = [upper.height, lower.height].sort((a, b) => a - b)
  if (small < large * leastRatio) return false
  const gap = lower.bbox.y0 - upper.bbox.y1
  if (gap < -large * 0.4 || gap > large * 1.1) return false
  const middle = (line: CardLine) => (line.bbox!.x0 + line.bbox!.x1) / 2
  return (
    Math.abs(upper.bbox.x0 - lower.bbox.x0) < large * 0.4 ||
    Math.abs(upper.bbox.x1 - lower.bbox.x1) < large * 0.4 ||
    Math.abs(middle(upper) - middle(lower)) < large * 0.4
  )
}
