import { stripMarks } from '#engines/ocr/reading_order'
import type { BBox, OcrResult, OcrWord } from '#engines/ocr/types'
import { unionBox } from '#engines/ocr/page_lines'
import type { CardLine, Script } from './card_line.js'
import { withoutIcons } from './icons.js'

/** What the parser reads: the engine's answer, or plain text, or its lines. */
export type CardText = OcrResult | string | string[]

const MAX_LINES = 80
const MAX_LENGTH = 240
/** A dot between two things is easily read as an Arabic zero, which never stands alone. */
const SEPARATOR = /^[|¦•·●▪٠]+$/
// eslint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u001F\u007F]+/g

/** Lines of all sides, cut at printed separators and freed of invisible marks. */
export function toCardLines(sides: CardText[]): CardLine[] {
  const lines = sides.flatMap((side, number) =>
    plainOrRead(side).flatMap((words) =>
      cutAtSeparators(withoutStrayEnds(joinArticle(words)))
        .flatMap(cutAtScripts)
        .map((part) => toLine(part, number))
    )
  )
  return withoutIcons(lines, withoutFirstWord)
    .slice(0, MAX_LINES)
    .map((line, index) => ({ ...line, index }))
}

function withoutFirstWord({ words, side }: Omit<CardLine, 'index'>) {
  const rest = words.slice(1).map((word) => ({ ...word, confidence: word.confidence * 100 }))
  return toLine(rest, side)
}

type LooseWord = Omit<OcrWord, 'bbox'> & { bbox?: BBox }

function plainOrRead(side: CardText): LooseWord[][] {
  if (typeof side === 'string' || Array.isArray(side)) {
    const lines = typeof side === 'string' ? side.split(/\r?\n/) : side
    return lines.map((line) =>
      clean(line)
        .split(/\s+/)
        .filter(Boolean)
        .map((text) => ({ text, confidence: 100 }))
    )
  }
  return side.lines.map((line) => line.words.map((word) => ({ ...word, text: clean(word.text) })))
}

/** The alef of the article, read as a one or a bar and cut off its word: `١ لمشاريع`, `١| لمشاريع`. */
const LOST_ALEF = /^(?:[١1][١1|]?|\|[١1])$/
const AFTER_ALEF = /^ل[\u0620-\u064A]{3,}$/

function joinArticle(words: LooseWord[]): LooseWord[] {
  return words.flatMap((word, i) => {
    const [before, after] = [words[i - 1], words[i + 1]]
    if (after && LOST_ALEF.test(word.text) && AFTER_ALEF.test(after.text)) return []
    if (!before || !LOST_ALEF.test(before.text) || !AFTER_ALEF.test(word.text)) return word
    const bbox = word.bbox && before.bbox && unionBox([before.bbox, word.bbox])
    return { ...word, text: `ا${word.text}`, ...(bbox && { bbox }) }
  })
}

/** Read less surely than this, a short word of the other script at a line's end is none. */
const STRAY = 70
const SHORT = 4

/** A finger or a stain beside a line is read as a short word of the other script. */
function withoutStrayEnds(words: LooseWord[]): LooseWord[] {
  const script = scriptOf(words.map((word) => word.text).join(' '))
  const isStray = ({ text, confidence }: LooseWord) =>
    (text.length === 1 || (confidence < STRAY && text.length <= SHORT)) &&
    ![script, 'other'].includes(scriptOf(text))
  if (words.length < 3 || script === 'other') return words
  const from = isStray(words[0]) ? 1 : 0
  return words.slice(from, isStray(words.at(-1)!) ? -1 : undefined)
}

const clean = (text: string) => stripMarks(text).replace(CONTROL, ' ').slice(0, MAX_LENGTH).trim()

function cutAtSeparators(words: LooseWord[]): LooseWord[][] {
  const parts: LooseWord[][] = [[]]
  for (const word of words) {
    if (SEPARATOR.test(word.text)) parts.push([])
    else parts.at(-1)!.push(word)
  }
  return parts.filter((part) => part.some((word) => word.text.length > 0))
}

/** Two names of one thing that stand side by side, in two scripts, were read as one line. */
function cutAtScripts(words: LooseWord[]): LooseWord[][] {
  const scripts = words.map(({ text }) => scriptOf(text))
  const first = scripts.find((script) => script !== 'other')
  const at = scripts.findIndex((script) => script !== 'other' && script !== first)
  const parts = [words.slice(0, at), words.slice(at)]
  const isOne = scripts.slice(at).some((script) => script === first)
  if (at < 0 || isOne || !parts.every(isPassage)) return [words]
  return parts.map(fromItsSide)
}

/** Two words of letters or more: no label, and no name of a place beside a number. */
const isPassage = (words: LooseWord[]) =>
  words.filter(({ text }) => /\p{L}{2}/u.test(text)).length >= 2

/** The words of the second script were put in the order of the first. */
function fromItsSide(words: LooseWord[]): LooseWord[] {
  if (words.some(({ bbox }) => !bbox)) return words
  const side = words.some(({ text }) => scriptOf(text) === 'arabic') ? -1 : 1
  return words.toSorted((a, b) => side * (a.bbox!.x0 - b.bbox!.x0))
}

function toLine(words: LooseWord[], side: number): Omit<CardLine, 'index'> {
  let text = ''
  const placed: CardLine['words'] = []
  for (const word of words) {
    if (text.length + word.text.length >= MAX_LENGTH) break
    if (text) text += ' '
    placed.push({ ...word, start: text.length, confidence: word.confidence / 100 })
    text += word.text
  }
  const boxes = placed.flatMap((word) => word.bbox ?? [])
  const bbox = boxes.length > 0 ? unionBox(boxes) : undefined
  const weight = placed.reduce((sum, word) => sum + word.text.length, 0) || 1
  const confidence =
    placed.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / weight
  const height = bbox ? bbox.y1 - bbox.y0 : 0
  return { text, script: scriptOf(text), confidence, words: placed, bbox, height, side }
}

/** The script most letters belong to. */
export function scriptOf(text: string): Script {
  const arabic = text.match(/[\u0620-\u064A]/g)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (arabic === 0 && latin === 0) return 'other'
  return arabic > latin ? 'arabic' : 'latin'
}

/** Words of a line that lie in `[start, end)` of its text. */
export function wordsBetween(line: CardLine, start: number, end: number): CardLine['words'] {
  return line.words.filter((word) => word.start < end && word.start + word.text.length > start)
}
