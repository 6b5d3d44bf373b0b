import type Tesseract from 'tesseract.js'
import { orderWords, stripMarks } from './reading_order.js'
import type { BBox, OcrLine, OcrResult, OcrWord } from './types.js'

/** Gap between two words, in line heights, above which they belong to different columns. */
const COLUMN_GAP = 1.9

/** Flattens the engine's block tree to lines, one per column, top to bottom, words in reading order. */
export function toOcrResult(page: Pick<Tesseract.Page, 'blocks' | 'confidence'>): OcrResult {
  const lines: OcrLine[] = []
  for (const block of page.blocks ?? []) {
    for (const paragraph of block.paragraphs) {
      for (const line of paragraph.lines) lines.push(...splitColumns(line.words.map(toWord)))
    }
  }
  lines.sort((a, b) => middle(a.bbox) - middle(b.bbox) || a.bbox.x0 - b.bbox.x0)
  return {
    text: lines.map((line) => line.text).join('\n'),
    confidence: page.confidence ?? 0,
    lines,
  }
}

function toWord(word: Tesseract.Word): OcrWord {
  const { x0, y0, x1, y1 } = word.bbox
  return {
    text: stripMarks(word.text).trim(),
    confidence: word.confidence,
    bbox: { x0, y0, x1, y1 },
  }
}

/** One text line read across two columns becomes two lines. */
export function splitColumns(words: OcrWord[]): OcrLine[] {
  const kept = words.filter((word) => word.text.length > 0)
  if (kept.length === 0) return []
  const height = median(kept.map((word) => word.bbox.y1 - word.bbox.y0))
  const ordered = [...kept].sort((a, b) => a.bbox.x0 - b.bbox.x0)
  const groups: OcrWord[][] = [[]]
  let right = ordered[0].bbox.x1
  for (const word of ordered) {
    if (word.bbox.x0 - right > height * COLUMN_GAP) groups.push([])
    groups.at(-1)!.push(word)
    right = Math.max(right, word.bbox.x1)
  }
  return groups.map((group) => toLine(orderWords(group)))
}

export function toLine(words: OcrWord[]): OcrLine {
  const length = words.reduce((sum, word) => sum + word.text.length, 0)
  const weighted = words.reduce((sum, word) => sum + word.confidence * word.text.length, 0)
  return {
    text: words.map((word) => word.text).join(' '),
    confidence: weighted / Math.max(1, length),
    bbox: unionBox(words.map((word) => word.bbox)),
    words,
  }
}

/** Smallest rectangle around all given ones (at least one). */
export function unionBox(boxes: BBox[]): BBox {
  return {
    x0: Math.min(...boxes.map((box) => box.x0)),
    y0: Math.min(...boxes.map((box) => box.y0)),
    x1: Math.max(...boxes.map((box) => box.x1)),
    y1: Math.max(...boxes.map((box) => box.y1)),
  }
}

const middle = (box: BBox) => (box.y0 + box.y1) / 2

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]
}
