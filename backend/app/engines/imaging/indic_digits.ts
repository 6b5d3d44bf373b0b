import type { LineStrip } from './cut_lines.js'
import { glyphShape, unpackBits, type GlyphShape } from './digit_shape.js'
import { INDIC_SHAPES } from './indic_shapes.js'

interface Box {
  x0: number
  y0: number
  x1: number
  y1: number
}

/** A number in Arabic-Indic digits, given in Latin ones. The box is in the strip's pixels. */
export interface IndicNumber {
  /** Groups of digits from left to right, a plus in front where printed. */
  groups: { text: string; bbox: Box }[]
  /** 0–100. */
  confidence: number
}

interface Template extends GlyphShape {
  glyph: string
  face: number
  /** Height relative to ١. */
  height: number
}

interface Match {
  box: Box
  glyph: string
  /** 0 equal, 1 nothing in common. */
  distance: number
}

const GLYPHS = [...'0123456789+']
const TEMPLATES: Template[] = INDIC_SHAPES.trim()
  .split('\n')
  .flatMap((row, face) =>
    row.split(' ').map((cell, i) => {
      const [hex, aspect, height] = cell.split(',')
      const shape = { bits: unpackBits(hex), aspect: Number(aspect) }
      return { ...shape, glyph: GLYPHS[i], face, height: Number(height) }
    })
  )
const FACES = new Set(TEMPLATES.map((template) => template.face)).size

/** A glyph farther than this from every digit is something else, e.g. a letter. */
const LIMIT = 0.3
const LEAST_DIGITS = 7
/** A number has several digits; letters and slanted Latin digits give the same one again and again. */
const LEAST_KINDS = 3

/**
 * Reads the longest number in Arabic-Indic digits on a line, which the recognition models turn
 * into look-alikes. All digits are compared in one typeface at a time; the best face wins. Null
 * when there is no run of at least seven digits.
 */
export function readIndicNumber(strip: LineStrip): IndicNumber | null {
  return readRun(strip, withoutStacked(joinBroken(inOrder(strip.boxes))), LEAST_DIGITS)
}

/**
 * The same for a short number, such as a postal code, at a place where the models saw digits. All
 * that stands there must be digits of one typeface.
 */
export function readIndicDigits(strip: LineStrip, place: Box): IndicNumber | null {
  const inside = strip.boxes.filter(
    ({ x0, x1 }) => (x0 + x1) / 2 >= place.x0 && (x0 + x1) / 2 <= place.x1
  )
  const digits = joinBroken(inOrder(inside))
  return digits.length < 4 ? null : readRun(strip, digits, digits.length)
}

const inOrder = (boxes: Box[]) => [...boxes].sort((a, b) => a.x0 - b.x0)

function readRun(strip: LineStrip, found: Box[], least: number): IndicNumber | null {
  const whole = bestRun(strip, found, least, '0+')
  if (whole) return whole
  const parts = found.flatMap((box) => splitTouching(strip, box))
  // the round letters of a name have the shape of ٥ and ٠, and more so when they are cut apart
  return parts.length > found.length ? bestRun(strip, parts, least, '05+') : null
}

/** How far the two parts of a broken digit are apart at most, in pixels. */
const BREAK = 2

/**
 * The thin joint of a ٦ or a ٢ fades in small type: what touches at a corner and is, together, as
 * tall as the line's digits is one of them.
 */
function joinBroken(boxes: Box[]): Box[] {
  const heightOf = (box: Box) => box.y1 - box.y0 + 1
  const heights = boxes.map(heightOf).sort((a, b) => a - b)
  const usual = heights[Math.floor(heights.length * 0.6)] ?? 0
  const joined: Box[] = []
  for (const box of boxes) {
    const last = joined.at(-1)
    const both = last && {
      x0: Math.min(last.x0, box.x0),
      y0: Math.min(last.y0, box.y0),
      x1: Math.max(last.x1, box.x1),
      y1: Math.max(last.y1, box.y1),
    }
    if (last && both && isBroken(last, box) && Math.abs(heightOf(both) / usual - 1) < 0.2)
      joined[joined.length - 1] = both
    else joined.push(box)
  }
  return joined
}

/** One above the other, with next to nothing between them. */
function isBroken(a: Box, b: Box): boolean {
  const gap = Math.max(a.y0, b.y0) - Math.min(a.y1, b.y1) - 1
  return b.x0 - a.x1 <= 1 && gap >= 0 && gap <= BREAK
}

/** @param soft glyphs that letters and dots are taken for easily; half of the least must be others */
function bestRun(strip: LineStrip, boxes: Box[], least: number, soft: string): IndicNumber | null {
  const shapes = boxes.map((box) => glyphShape(strip, box))
  let best: { run: Match[]; cost: number } | null = null
  for (let face = 0; face < FACES; face++) {
    const run = longestRun(matchAll(boxes, shapes, face))
    const digits = run.filter((match) => match.glyph !== '+').length
    const solid = run.filter((match) => !soft.includes(match.glyph)).length
    const kinds = new Set(run.map((match) => match.glyph)).size
    if (digits < least || solid < least / 2 || (least >= LEAST_DIGITS && kinds < LEAST_KINDS))
      continue
    const cost = meanDistance(run) - digits * 0.02
    if (!best || cost < best.cost) best = { run, cost }
  }
  return best && toNumber(best.run)
}

/** Neighbours such as ٨٨ and ٧٧ touch in many typefaces; each part must look like a digit. */
function splitTouching(strip: LineStrip, box: Box): Box[] {
  const aspect = (box.x1 - box.x0 + 1) / (box.y1 - box.y0 + 1)
  if (aspect < 1.1 || aspect > 4.4) return [box]
  const likeness = (part: Box) => nearestShape(glyphShape(strip, part))
  let best = { parts: [box], distance: Math.min(LIMIT, likeness(box)) }
  for (const count of [2, 3, 4]) {
    const step = (box.x1 - box.x0 + 1) / count
    const parts = Array.from({ length: count }, (_, i) => ({
      ...box,
      x0: Math.round(box.x0 + i * step),
      x1: Math.round(box.x0 + (i + 1) * step) - 1,
    }))
    const distance = Math.max(...parts.map(likeness))
    if (distance < best.distance) best = { parts, distance }
  }
  return best.parts
}

/** Distance to the most alike digit of any typeface. */
const nearestShape = (shape: GlyphShape) =>
  Math.min(
    ...TEMPLATES.filter(({ glyph }) => !'0+'.includes(glyph)).map((one) => unlikeness(shape, one))
  )

/** Share of bits that differ, and how much the proportions do. */
function unlikeness(shape: GlyphShape, template: GlyphShape): number {
  let different = 0
  for (let i = 0; i < shape.bits.length; i++) different += shape.bits[i] ^ template.bits[i]
  return different / shape.bits.length + Math.abs(Math.log(shape.aspect / template.aspect)) * 0.2
}

/** A colon, or dots above letters, are stacked; digits never are. */
function withoutStacked(boxes: Box[]): Box[] {
  const over = (a: Box, b: Box) => Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0) + 1
  const small = (box: Box) => Math.max(box.x1 - box.x0, box.y1 - box.y0) + 1
  return boxes.filter((box, i) => {
    const neighbours = [boxes[i - 1], boxes[i + 1]].filter((other) => other !== undefined)
    return !neighbours.some((other) => {
      const alike = small(other) < small(box) * 1.6 && small(box) < small(other) * 1.6
      return alike && over(box, other) > (box.x1 - box.x0 + 1) * 0.5
    })
  })
}

function matchAll(boxes: Box[], shapes: GlyphShape[], face: number): Match[] {
  const templates = TEMPLATES.filter((template) => template.face === face)
  const heights = boxes.map((box) => box.y1 - box.y0 + 1)
  const first = boxes.map((box, i) => nearest(box, shapes[i], heights[i], templates, null))
  const tall = first
    .filter((match) => match.distance < LIMIT && !'05+'.includes(match.glyph))
    .map(({ box }) => box)
    .sort((a, b) => a.y1 - a.y0 - (b.y1 - b.y0))
  const typical = tall[Math.floor(tall.length / 2)]
  if (!typical) return first
  const unit = typical.y1 - typical.y0 + 1
  return boxes.map((box, i) =>
    isZero(box, typical)
      ? { box, glyph: '0', distance: 0.1 }
      : nearest(box, shapes[i], heights[i], templates, unit)
  )
}

/** Zero is a dot at half height; too small for its shape to be compared. */
function isZero(box: Box, typical: Box): boolean {
  const unit = typical.y1 - typical.y0 + 1
  const height = box.y1 - box.y0 + 1
  const aspect = (box.x1 - box.x0 + 1) / height
  const middle = ((box.y0 + box.y1) / 2 - typical.y0) / unit
  const dot = height >= unit * 0.12 && height <= unit * 0.42 && aspect > 0.5 && aspect < 1.7
  return dot && middle > 0.25 && middle < 0.8
}

function nearest(
  box: Box,
  shape: GlyphShape,
  height: number,
  templates: Template[],
  unit: number | null
): Match {
  let best: Match = { box, glyph: '', distance: 1 }
  for (const template of templates) {
    const size = unit === null ? 0 : Math.abs(Math.log(height / unit / template.height)) * 0.25
    const distance = unlikeness(shape, template) + size
    if (distance < best.distance) best = { box, glyph: template.glyph, distance }
  }
  return best
}

/** Longest stretch of neighbours that are all digits, without a gap wider than a group's. */
function longestRun(matches: Match[]): Match[] {
  let best: Match[] = []
  let run: Match[] = []
  for (const match of matches) {
    const last = run.at(-1)
    const height = Math.max(...run.map(({ box }) => box.y1 - box.y0 + 1))
    const near = !last || match.box.x0 - last.box.x1 < Math.max(height, 20) * 1.6
    if (match.distance >= LIMIT) run = []
    else run = near && match.glyph !== '+' ? [...run, match] : [match]
    if (run.length > best.length) best = run
  }
  return best
}

const meanDistance = (run: Match[]) =>
  run.reduce((sum, match) => sum + match.distance, 0) / run.length

function toNumber(run: Match[]): IndicNumber {
  const heights = run.map(({ box }) => box.y1 - box.y0 + 1)
  const height = Math.max(...heights)
  const groups: IndicNumber['groups'] = []
  let right = -Infinity
  for (const { box, glyph } of run) {
    const group = groups.at(-1)
    if (group && box.x0 - right <= height * 0.42) {
      group.text += glyph
      group.bbox = {
        x0: group.bbox.x0,
        y0: Math.min(group.bbox.y0, box.y0),
        x1: box.x1,
        y1: Math.max(group.bbox.y1, box.y1),
      }
    } else {
      groups.push({ text: glyph, bbox: { ...box } })
    }
    right = box.x1
  }
  const worst = Math.max(...run.map((match) => match.distance))
  return { groups, confidence: Math.round(100 * (1 - meanDistance(run) - worst * 0.4)) }
}
