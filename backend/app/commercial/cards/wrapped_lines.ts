import type { CardLine } from './card_lines.js'

/** A text that may be one field: one line, or lines that were wrapped. */
export interface Passage {
  lines: CardLine[]
  text: string
}

const MOST_LINES = 3

/** All runs of two or three lines that look like one text wrapped by its layout. */
export function wrappedPassages(singles: Passage[]): Passage[] {
  const whole = singles.filter((item, i) => singles[i - 1]?.lines[0] !== item.lines[0])
  const passages: Passage[] = []
  for (const first of whole) {
    let run = first
    while (run.lines.length < MOST_LINES) {
      const last = run.lines.at(-1)!
      const next = whole.find((item) => continues(last, item.lines[0]))
      if (!next) break
      const glue = /\p{L}-$/u.test(run.text) ? '' : ' '
      run = { lines: [...run.lines, ...next.lines], text: run.text + glue + next.text }
      passages.push(run)
    }
  }
  return passages
}

/** Same column, same size of type, right below. Without boxes: the next line. */
function continues(upper: CardLine, lower: CardLine): boolean {
  if (upper === lower || upper.side !== lower.side) return false
  if (!upper.bbox || !lower.bbox) return lower.index === upper.index + 1
  const [small, large] = [upper.height, lower.height].sort((a, b) => a - b)
  if (small < large * 0.7) return false
  const gap = lower.bbox.y0 - upper.bbox.y1
  if (gap < -large * 0.4 || gap > large * 1.1) return false
  const middle = (line: CardLine) => (line.bbox!.x0 + line.bbox!.x1) / 2
  return (
    Math.abs(upper.bbox.x0 - lower.bbox.x0) < large * 0.4 ||
    Math.abs(upper.bbox.x1 - lower.bbox.x1) < large * 0.4 ||
    Math.abs(middle(upper) - middle(lower)) < large * 0.4
  )
}
