import { loadSharp } from '#engines/imaging/load_sharp'
import type { LineStrip } from '#engines/imaging/cut_lines'
import { readIndicDigits, readIndicNumber, type IndicNumber } from '#engines/imaging/indic_digits'
import { toRaster, type Raster } from '#engines/imaging/source_image'
import { splitColumns } from './page_lines.js'
import { toPgm } from './to_pgm.js'
import type { OcrEngine, OcrLine, OcrResult, OcrWord, RecognizeOptions } from './types.js'

/** Height of the ink for the second reading: the model was trained on lines of this size. */
const RAW_HEIGHT = 32
/** A second reading is made below this confidence when Arabic may be involved. */
const SURE = 90
/** From this confidence on a further reading is not worth its time. */
const CLEAR = 84
/** Below this confidence a line without Arabic letters is read again. */
const POOR = 70
/** A number in which a digit more or less is a fault. */
const DIGITS = /\d.*\d.*\d.*\d.*\d/
/** Digits that make a number of a telephone, in which none may be missing. */
const LEAST_SIGNS = 8
const LATIN_WORD = /[A-Za-z]{3}/
/** The alef of the article read as a one or a bar. */
const BROKEN_ARTICLE = /(?:^|\s)[١1|]{1,2}\s?ل/
const ARABIC = /[\u0620-\u064A\u0660-\u0669]/

type Reading = Pick<RecognizeOptions, 'layout' | 'script'> & { small: boolean }

const MIXED: Reading = { layout: 'line', small: false }
const MIXED_SMALL: Reading = { layout: 'line', small: true }
const MIXED_RAW: Reading = { layout: 'raw-line', small: true }
const ARABIC_RAW: Reading = { layout: 'raw-line', script: 'arabic', small: true }
const ARABIC_LINE: Reading = { layout: 'line', script: 'arabic', small: true }

/** The first reading of a line, which `readStrip` starts from. */
export const firstReading = (engine: OcrEngine, strip: LineStrip, signal?: AbortSignal) =>
  read(engine, strip, strip.arabic ? ARABIC_RAW : MIXED, signal)

/**
 * Reads one line, again in other ways while the text is doubtful; the surest one wins. Arabic is
 * read by the Arabic model alone, smaller and without the engine's own line fitting.
 * Boxes refer to the whole picture.
 */
export async function readStrip(
  engine: OcrEngine,
  strip: LineStrip,
  first: OcrLine[],
  signal?: AbortSignal
): Promise<OcrLine[]> {
  let best = first
  if (strip.arabic && certainty(best) >= SURE) return best
  const numbered = withIndicNumber(best, strip)
  if (numbered && !strip.arabic) return numbered
  if (numbered) {
    // a row of w's has the shape of a row of ٧: what reads well in Latin letters is no number
    const mixed = await read(engine, strip, MIXED, signal)
    return certainty(mixed) >= CLEAR && LATIN_WORD.test(textOf(mixed)) ? mixed : numbered
  }
  if (isSpeck(strip)) return best
  for (const reading of furtherReadings(best, strip.arabic)) {
    const lines = await read(engine, strip, reading, signal)
    if (certainty(lines) > certainty(best) && !(losesDigits(lines, best) && !strip.arabic))
      best = lines
    if (reading.script === 'arabic' && certainty(best) >= CLEAR) break
  }
  return best
}

/** A dash, a stain, a picture: what has no more parts than these is no line worth further readings. */
const FEW_PARTS = 2
/** Width over height of the ink of a word of two joined letters. */
const WORD = 1.6

function isSpeck({ boxes, width, height, margin }: LineStrip): boolean {
  const [w, h] = [width - 2 * margin, height - 2 * margin]
  return boxes.length > 0 && boxes.length <= FEW_PARTS && (w < h * WORD || h < w / 8)
}

/** Puts a number in Arabic-Indic digits in the place of what the models made of it. */
function withIndicNumber(lines: OcrLine[], strip: LineStrip): OcrLine[] | null {
  if (certainty(lines) >= CLEAR) return null
  const number = readIndicNumber(strip) ?? shortNumber(lines, strip)
  if (!number) return null
  const digits = number.groups.map(({ text, bbox }) =>
    place({ text, confidence: number.confidence, bbox }, strip, 1)
  )
  const [from, to] = [digits[0].bbox.x0, digits.at(-1)!.bbox.x1]
  const others = lines
    .flatMap((line) => line.words)
    .filter(({ bbox }) => (bbox.x0 + bbox.x1) / 2 < from || (bbox.x0 + bbox.x1) / 2 > to)
  return splitColumns([...others, ...digits])
}

/** A postal code among words: digits of which the models are not sure, in our shapes all the same. */
function shortNumber(lines: OcrLine[], strip: LineStrip): IndicNumber | null {
  const word = lines
    .flatMap((line) => line.words)
    .find(({ text, confidence }) => /^\d{4,6}$/.test(text) && confidence < CLEAR)
  if (!word) return null
  const { x0, x1, y0, y1 } = word.bbox
  const [left, top] = [strip.left, strip.top]
  return readIndicDigits(strip, { x0: x0 - left, x1: x1 - left, y0: y0 - top, y1: y1 - top })
}

function furtherReadings(lines: OcrLine[], arabic: boolean): Reading[] {
  if (arabic) return [ARABIC_LINE, MIXED]
  const text = textOf(lines)
  if (text === '') return [MIXED_RAW, ARABIC_RAW]
  if (/@|www/i.test(text)) return certainty(lines) < POOR ? [MIXED_SMALL] : []
  if (DIGITS.test(text) && certainty(lines) < CLEAR && !ARABIC.test(text)) return [MIXED_SMALL]
  if (ARABIC.test(text)) return certainty(lines) < SURE ? [ARABIC_RAW, ARABIC_LINE] : []
  return certainty(lines) < POOR ? [ARABIC_RAW, MIXED_SMALL] : []
}

/** Confidence, less for lines that mix Arabic with Latin letters: one of the two is invented. */
function certainty(lines: OcrLine[]): number {
  const text = textOf(lines)
  const mixed = ARABIC.test(text) && /[A-Za-z]/.test(text)
  return confidenceOf(lines) - (mixed ? 15 : 0) - (BROKEN_ARTICLE.test(text) ? 10 : 0)
}

/** Whether a number has fewer digits than another reading found, or has lost its plus. */
function losesDigits(lines: OcrLine[], before: OcrLine[]): boolean {
  const signs = (text: string) => text.match(/[+\d\u0660-\u0669]/g)?.length ?? 0
  const wanted = signs(textOf(before))
  return wanted >= LEAST_SIGNS && signs(textOf(lines)) < wanted
}

const textOf = (lines: OcrLine[]) => lines.map((line) => line.text).join(' ')

async function read(
  engine: OcrEngine,
  strip: LineStrip,
  { layout, script, small }: Reading,
  signal?: AbortSignal
): Promise<OcrLine[]> {
  const scale = small ? Math.min(1, RAW_HEIGHT / (strip.height - 2 * strip.margin)) : 1
  const picture = toPgm(scale < 1 ? await reduced(strip, scale) : strip)
  const result = await engine.recognize(picture, { layout, script, signal })
  const words = result.lines.flatMap((line) => line.words)
  return splitColumns(words.map((word) => place(word, strip, scale)))
}

async function reduced({ data, width, height }: LineStrip, scale: number): Promise<Raster> {
  const sharp = await loadSharp()
  const size = { width: Math.max(3, Math.round(width * scale)), height: Math.round(height * scale) }
  const picture = sharp(data, { raw: { width, height, channels: 1 } })
  // the library would give grey in three channels
  return toRaster(picture.resize({ ...size, fit: 'fill' }).toColourspace('b-w'))
}

/** From the strip's pixels to those of the picture it was cut from. */
function place(word: OcrWord, strip: LineStrip, scale: number): OcrWord {
  const { x0, y0, x1, y1 } = word.bbox
  return {
    ...word,
    bbox: {
      x0: Math.round(x0 / scale + strip.left),
      y0: Math.round(y0 / scale + strip.top),
      x1: Math.round(x1 / scale + strip.left),
      y1: Math.round(y1 / scale + strip.top),
    },
  }
}

function confidenceOf(lines: OcrResult['lines']): number {
  const length = lines.reduce((sum, line) => sum + line.text.length, 0)
  return length === 0
    ? 0
    : lines.reduce((sum, line) => sum + line.confidence * line.text.length, 0) / length
}
