import { loadSharp } from '#core/imaging/load_sharp'
import { cutLines, type LineStrip } from '../imaging/cut_lines.js'
import { rotateRaster, type QuarterTurns } from '../imaging/rotate.js'
import type { Raster } from '../imaging/source_image.js'
import { readStrip } from './read_strip.js'
import type { OcrEngine, OcrLine, OcrResult, RecognizeOptions } from './types.js'

/** More lines than this is no card; the rest is left to the block reading. */
const MAX_LINES = 60
/** Mean confidence under which another orientation or another way to read is tried. */
const POOR = 62

export interface PictureText extends OcrResult {
  /** Quarter turns clockwise that brought the text upright. Boxes refer to the turned picture. */
  turns: QuarterTurns
}

/**
 * Reads a normalised grey picture (dark text on white) line by line. When little is understood,
 * tries the picture upside down and on its sides, and in the end as one block.
 */
export async function readPicture(
  engine: OcrEngine,
  raster: Raster,
  options: RecognizeOptions = {}
): Promise<PictureText> {
  const upright = await readLines(engine, raster, options)
  if (quality(upright) >= POOR) return { ...upright, turns: 0 }
  const turns = await findTurns(engine, raster, quality(upright), options)
  const turned = turns === 0 ? raster : rotateRaster(raster, turns)
  const lines = turns === 0 ? upright : await readLines(engine, turned, options)
  if (quality(lines) >= POOR) return { ...lines, turns }
  const block = await engine.recognize(await toPng(turned), { ...options, layout: 'block' })
  return { ...(score(block) > score(lines) ? block : lines), turns }
}

async function readLines(
  engine: OcrEngine,
  raster: Raster,
  options: RecognizeOptions
): Promise<OcrResult> {
  const strips = cutLines(raster).slice(0, MAX_LINES)
  let done = 0
  const read = async (strip: LineStrip) => {
    const lines = await readStrip(engine, strip, options.signal)
    options.onProgress?.(++done / strips.length)
    return lines
  }
  return toResult((await Promise.all(strips.map(read))).flat())
}

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

/** Tries the other three orientations on the longest lines; keeps 0 unless one is clearly better. */
async function findTurns(
  engine: OcrEngine,
  raster: Raster,
  uprightQuality: number,
  options: RecognizeOptions
): Promise<QuarterTurns> {
  let best: QuarterTurns = 0
  let bestQuality = Math.max(uprightQuality, 30) + 8
  for (const turns of [2, 1, 3] as const) {
    const strips = cutLines(rotateRaster(raster, turns))
    const longest = strips.sort((a, b) => b.width / b.height - a.width / a.height).slice(0, 4)
    const texts = await Promise.all(
      longest.map((strip) => readStrip(engine, strip, options.signal))
    )
    const found = quality(toResult(texts.flat()))
    if (found > bestQuality) [best, bestQuality] = [turns, found]
  }
  return best
}

/** Mean confidence; nothing or next to nothing read counts as not understood. */
const quality = (result: OcrResult) =>
  result.text.replace(/\W/gu, '').length + arabicLetters(result.text) < 8 ? 0 : result.confidence

const score = (result: OcrResult) => result.confidence * Math.sqrt(result.text.length)

const arabicLetters = (text: string) => text.match(/[\u0620-\u064A]/g)?.length ?? 0

/** Encodes a grey raster; speed matters more than size here. */
export async function toPng({ data, width, height }: Raster): Promise<Buffer> {
  const sharp = await loadSharp()
  return sharp(data, { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
}
