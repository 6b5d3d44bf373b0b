import { cutLines, type LineStrip } from '#engines/imaging/cut_lines'
import { rotateRaster, type QuarterTurns } from '#engines/imaging/rotate'
import type { Raster } from '#engines/imaging/source_image'
import { firstReading, readStrip } from './read_strip.js'
import { toPgm } from './to_pgm.js'
import type { OcrEngine, OcrLine, OcrResult, RecognizeOptions } from './types.js'

/** More lines than this is no card; the rest is left to the block reading. */
const MAX_LINES = 60
/** Mean confidence under which another orientation or another way to read is tried. */
const POOR = 62
/** From here on an orientation is the right one. */
const CLEAR = 80
/** Lines that an orientation is judged by. */
const SAMPLE = 4
/** With fewer letters and digits a picture can't be judged: marks and noise make some, too. */
const FEW_LETTERS = 20

export interface PictureText extends OcrResult {
  /** Quarter turns clockwise that brought the text upright. Boxes refer to the turned picture. */
  turns: QuarterTurns
}

/**
 * Reads a normalised grey picture (dark text on white) line by line. The longest lines go first, in one
 * way only: when little of them is understood, the picture is tried upside down and on its sides, before
 * all of it is read. What is poor in the end is read as one block too.
 */
export async function readPicture(
  engine: OcrEngine,
  raster: Raster,
  options: RecognizeOptions = {}
): Promise<PictureText> {
  const reader = new StripReader(engine, options.signal)
  const strips = cutLines(raster).slice(0, MAX_LINES)
  const turns = await findTurns(reader, raster, strips)
  const turned = rotateRaster(raster, turns)
  const own = turns === 0 ? strips : cutLines(turned).slice(0, MAX_LINES)
  const lines = toResult(await reader.all(own, options.onProgress))
  if (quality(lines) >= POOR) return { ...lines, turns }
  const block = await engine.recognize(toPgm(turned), { ...options, layout: 'block' })
  return { ...(score(block) > score(lines) ? block : lines), turns }
}

/** Reads lines; the longest are requested two or three times, but read once. */
class StripReader {
  readonly #first = new Map<LineStrip, Promise<OcrLine[]>>()
  readonly #full = new Map<LineStrip, Promise<OcrLine[]>>()

  constructor(
    readonly engine: OcrEngine,
    readonly signal?: AbortSignal
  ) {}

  /** The first reading of the lines that say most about whether a picture stands upright. */
  async sample(strips: LineStrip[]): Promise<number> {
    const read = await Promise.all(longest(strips).map((strip) => this.#once(strip)))
    return quality(toResult(read.flat()))
  }

  /** The same with all that can be done for a line. */
  async fullSample(strips: LineStrip[]): Promise<number> {
    return quality(toResult(await this.all(longest(strips))))
  }

  async all(strips: LineStrip[], onProgress?: (fraction: number) => void): Promise<OcrLine[]> {
    let done = 0
    const read = async (strip: LineStrip) => {
      const reading = this.#full.get(strip) ?? this.#again(strip)
      this.#full.set(strip, reading)
      const lines = await reading
      onProgress?.(++done / strips.length)
      return lines
    }
    return (await Promise.all(strips.map(read))).flat()
  }

  #once(strip: LineStrip): Promise<OcrLine[]> {
    const reading = this.#first.get(strip) ?? firstReading(this.engine, strip, this.signal)
    this.#first.set(strip, reading)
    return reading
  }

  async #again(strip: LineStrip): Promise<OcrLine[]> {
    return readStrip(this.engine, strip, await this.#once(strip), this.signal)
  }
}

/** The lines that say most about whether a picture stands upright. */
const longest = (strips: LineStrip[]) =>
  strips.toSorted((a, b) => b.width / b.height - a.width / a.height).slice(0, SAMPLE)

function toResult(lines: OcrLine[]): OcrResult {
  const ordered = [...lines].sort(
    (a, b) => a.bbox.y0 + a.bbox.y1 - b.bbox.y0 - b.bbox.y1 || a.bbox.x0 - b.bbox.x0
  )
  const length = ordered.reduce((sum, line) => sum + line.text.length, 0)
  const weighted = ordered.reduce((sum, line) => sum + line.confidence * line.text.length, 0)
  return {
    text: ordered.map((line) => line.text).join('\n'),
    confidence: length > 0 ? weighted / length : 0,
    lines: ordered,
  }
}

/**
 * The orientation in which the longest lines are understood; upright unless another is clearly better.
 * Lines of text are long: where they are longer from top to bottom, the picture lies on its side, and
 * the two ways to set it up are tried first.
 */
async function findTurns(
  reader: StripReader,
  raster: Raster,
  strips: LineStrip[]
): Promise<QuarterTurns> {
  const upright = await reader.sample(strips)
  if (upright >= POOR) return 0
  const cut = (turns: QuarterTurns) => cutLines(rotateRaster(raster, turns)).slice(0, MAX_LINES)
  const sideways = cut(1)
  const cuts = new Map([[1 as QuarterTurns, sideways]])
  const order = lineLength(sideways) > lineLength(strips) * 1.3 ? SIDEWAYS_FIRST : UPSIDE_DOWN_FIRST
  let best: { turns: QuarterTurns; quality: number } = { turns: 0, quality: upright }
  for (const turns of order) {
    const own = cuts.get(turns) ?? cut(turns)
    cuts.set(turns, own)
    const found = await reader.sample(own)
    if (found > best.quality) best = { turns, quality: found }
    if (found >= CLEAR) return turns
  }
  // Arabic and poor pictures are understood at the second or third reading of a line only
  const full = await reader.fullSample(strips)
  if (full >= POOR || best.turns === 0) return 0
  const other = await reader.fullSample(cuts.get(best.turns)!)
  return other > Math.max(full, 30) + 8 ? best.turns : 0
}

const UPSIDE_DOWN_FIRST = [2, 1, 3] as const
const SIDEWAYS_FIRST = [1, 3, 2] as const

/** How long the lines are in all, counting what has the shape of a line. */
const lineLength = (strips: LineStrip[]) =>
  strips
    .filter(({ width, height }) => width > height * 3)
    .reduce((sum, { width }) => sum + width, 0)

/** Mean confidence; nothing or next to nothing read counts as not understood. */
const quality = (result: OcrResult) =>
  result.text.replace(/\W/gu, '').length + arabicLetters(result.text) < FEW_LETTERS
    ? 0
    : result.confidence

const score = (result: OcrResult) => result.confidence * Math.sqrt(result.text.length)

const arabicLetters = (text: string) => text.match(/[\u0620-\u064A]/g)?.length ?? 0
