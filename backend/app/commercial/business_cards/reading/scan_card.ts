import {
  prepareCardImage,
  warpWithCorners,
  type PreparedCardImage,
} from '#commercial/business_cards/imaging/prepare_card_image'
import type { Point } from '#engines/imaging/geometry'
import { readCode } from '#engines/imaging/read_code'
import { openSource } from '#engines/imaging/source_image'
import { readPicture, type PictureText } from '#engines/ocr/read_picture'
import type { OcrEngine } from '#engines/ocr/types'
import { placesOf } from './field_places.js'
import { parseCard } from './parse_card.js'
import type { ParsedCard } from './types.js'
import { mergeVCard, parseVCard } from './vcard.js'

/** Cards come as dark text on white: a poor line need not be read as white on dark, too. */
export const ENGINE_PARAMETERS = { tessedit_do_invert: '0' }

export interface CardSide {
  /** JPEG, PNG, WebP or TIFF file. */
  picture: Buffer
  /** Corners that a person has set, as shares of the upright picture's width and height. */
  corners?: Point[]
}

/** Corners that a person has set, for the sides where they did. */
export interface CardCorners {
  front?: Point[]
  back?: Point[]
}

export interface ScanOptions {
  signal?: AbortSignal
  /** Called with 0–1 over all sides. */
  onProgress?: (fraction: number) => void
}

export interface ScannedCard extends ParsedCard {
  /** `corners` are where the card lies, as shares, or null where it was not found. */
  sides: { prepared: PreparedCardImage; text: PictureText; corners: Point[] | null }[]
}

/**
 * From one or two pictures of a business card to its fields. Throws `ImageError` for pictures
 * that cannot be used and `OcrError` when recognition fails; the signal's reason when aborted.
 */
export async function scanCard(
  engine: OcrEngine,
  sides: CardSide[],
  options: ScanOptions = {}
): Promise<ScannedCard> {
  const read: ScannedCard['sides'] = []
  let codes: string[] = []
  for (const [index, { picture, corners }] of sides.entries()) {
    options.signal?.throwIfAborted()
    const { width, height } = await openSource(picture)
    const prepared = corners
      ? await warpWithCorners(picture, scaled(corners, width, height))
      : await prepareCardImage(picture)
    // the text is read in a thread of its own: the code is looked for meanwhile
    const [text, code] = await Promise.all([
      readPicture(engine, prepared.raster, {
        signal: options.signal,
        onProgress: (part) => options.onProgress?.((index + part) / sides.length),
      }),
      readCode(picture, prepared.corners),
    ])
    if (code) codes = [...codes, code]
    const found = prepared.corners && scaled(prepared.corners, 1 / width, 1 / height)
    read.push({ prepared, text, corners: corners ?? found })
  }
  const parsed = parseCard(...read.map((side) => side.text))
  const vcard = codes.map(parseVCard).find((fields) => fields !== null)
  const placed = placesOf(parsed.fields, read)
  const fields = vcard ? mergeVCard(placed, vcard) : placed
  return { ...parsed, fields, sides: read }
}

const scaled = (points: Point[], width: number, height: number): Point[] =>
  points.map(({ x, y }) => ({ x: x * width, y: y * height }))
