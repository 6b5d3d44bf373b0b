import type { Component } from './components.js'

/** Ink that belongs to one line of one column. Box bounds are inclusive. */
export interface TextLine {
  components: Component[]
  x0: number
  y0: number
  x1: number
  y1: number
}

type Box = Omit<TextLine, 'components'>

const heightOf = (box: Box) => box.y1 - box.y0 + 1
const widthOf = (box: Box) => box.x1 - box.x0 + 1
const sharedHeight = (a: Box, b: Box) => Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0) + 1
const gapBetween = (a: Box, b: Box) => Math.max(a.x0, b.x0) - Math.min(a.x1, b.x1)

/**
 * Groups letters to lines. Neighbours join when they share most of their height and stand close,
 * so columns stay apart, and lines whose Arabic tails reach into the next one do too. Frames,
 * rules, logos and dust are left out.
 */
export function findTextLines(components: Component[], width: number, height: number): TextLine[] {
  const letters = components.filter((box) => isLetterSized(box, width, height))
  const bodies = letters.filter((box) => heightOf(box) >= 9 && box.area >= 16)
  const groups = joinGroups(bodies, lettersBelong).map(toTextLine)
  const lines = groups.filter(isText)
  const used = new Set(lines.flatMap((line) => line.components))
  const marks = letters.filter((box) => !used.has(box) && box.area >= 4)
  const complete = attachMarks(lines, marks)
  return joinGroups(complete, partsBelong).map((parts) =>
    toTextLine(parts.flatMap((part) => part.components))
  )
}

/** Letters are neither as large as a logo, nor long and thin like a rule, nor cut by the frame. */
function isLetterSized(box: Component, width: number, height: number): boolean {
  const [w, h] = [widthOf(box), heightOf(box)]
  if (h > height * 0.2 || w > width * 0.5) return false
  if (w > h * 14 || h > w * 14) return false
  return box.x0 > 1 && box.y0 > 1 && box.x1 < width - 2 && box.y1 < height - 2
}

/** Transitive closure of `belong` over boxes, tried between near neighbours along x. */
function joinGroups<T extends Box>(boxes: T[], belong: (a: T, b: T) => boolean): T[][] {
  const sorted = [...boxes].sort((a, b) => a.x0 - b.x0)
  const parent = sorted.map((_, i) => i)
  const root = (i: number): number => {
    while (parent[i] !== i) i = parent[i] = parent[parent[i]]
    return i
  }
  for (let i = 0; i < sorted.length; i++) {
    for (let j = i + 1; j < sorted.length; j++) {
      if (sorted[j].x0 - sorted[i].x1 > heightOf(sorted[i]) * 5) break
      if (belong(sorted[i], sorted[j])) parent[root(i)] = root(j)
    }
  }
  const groups = new Map<number, T[]>()
  sorted.forEach((box, i) => {
    const group = groups.get(root(i))
    if (group) group.push(box)
    else groups.set(root(i), [box])
  })
  return [...groups.values()]
}

function lettersBelong(a: Box, b: Box): boolean {
  const small = Math.min(heightOf(a), heightOf(b))
  const large = Math.max(heightOf(a), heightOf(b))
  return (
    large <= small * 3.2 && sharedHeight(a, b) >= small * 0.5 && gapBetween(a, b) <= large * 1.3
  )
}

/** Parts of one line that stand apart: a label and its number, or a swash beside its word. */
function partsBelong(a: TextLine, b: TextLine): boolean {
  const small = Math.min(heightOf(a), heightOf(b))
  const large = Math.max(heightOf(a), heightOf(b))
  if (large > small * 1.9) return false
  return sharedHeight(a, b) >= small * 0.7 && gapBetween(a, b) <= large * 1.5
}

/** Dots, accents, commas and hyphens go to the line whose letters are nearest. */
function attachMarks(lines: TextLine[], marks: Component[]): TextLine[] {
  const added = lines.map((line) => [...line.components])
  for (const mark of marks) {
    let best = -1
    let bestCost = Infinity
    lines.forEach((line, i) => {
      const reach = heightOf(line) * 0.7
      if (heightOf(mark) > heightOf(line)) return
      if (mark.x0 > line.x1 + reach || mark.x1 < line.x0 - reach) return
      if (mark.y0 > line.y1 + reach || mark.y1 < line.y0 - reach) return
      for (const box of line.components) {
        const dx = Math.max(0, box.x0 - mark.x1, mark.x0 - box.x1)
        const dy = Math.max(0, box.y0 - mark.y1, mark.y0 - box.y1)
        const cost = Math.hypot(dx, dy * 1.3)
        if (cost < bestCost && cost <= reach) [best, bestCost] = [i, cost]
      }
    })
    if (best >= 0) added[best].push(mark)
  }
  return added.map(toTextLine)
}

function toTextLine(components: Component[]): TextLine {
  return {
    components,
    x0: Math.min(...components.map((box) => box.x0)),
    y0: Math.min(...components.map((box) => box.y0)),
    x1: Math.max(...components.map((box) => box.x1)),
    y1: Math.max(...components.map((box) => box.y1)),
  }
}

/** A lone blob is a logo or a stain; a line has several parts or is clearly longer than tall. */
function isText(line: TextLine): boolean {
  const ratio = widthOf(line) / heightOf(line)
  return heightOf(line) >= 12 && (line.components.length >= 3 || ratio > 1.8)
}
