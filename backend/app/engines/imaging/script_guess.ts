import type { TextLine } from './text_lines.js'

/**
 * Guesses from the shapes alone whether a line is Arabic: its joined letters give parts wider
 * than tall, with many dots beside them. Decides only which model reads first.
 */
export function looksArabic(line: TextLine): boolean {
  const least = (line.y1 - line.y0 + 1) * 0.35
  const large = line.components.filter((box) => box.y1 - box.y0 + 1 >= least)
  const small = line.components.length - large.length
  const ratios = large
    .map((box) => (box.x1 - box.x0 + 1) / (box.y1 - box.y0 + 1))
    .sort((a, b) => a - b)
  const wide = ratios[Math.floor(ratios.length * 0.75)] ?? 0
  return wide >= 1.2 && small >= large.length * 0.2
}
