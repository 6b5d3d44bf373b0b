import type { Point, Quad } from '#engines/imaging/geometry'
import type { PreparedCardImage } from '#commercial/business_cards/imaging/prepare_card_image'
import type { QuarterTurns } from '#engines/imaging/rotate'
import { project, squareToQuad } from '#engines/imaging/warp'
import type { CardFields } from './types.js'

interface ReadSide {
  prepared: Pick<PreparedCardImage, 'width' | 'height'>
  text: { turns: QuarterTurns }
  /** Where the card lies, as shares of the upright picture; null for the whole of it. */
  corners: Point[] | null
}

const WHOLE: Quad = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
]

/** Adds to each field where it stands in the picture that was taken, so that it can be shown there. */
export function placesOf(fields: CardFields, sides: ReadSide[]): CardFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const side = sides[field.side ?? 0]
      if (!field.bbox || !side) return [name, field]
      const { x0, y0, x1, y1 } = field.bbox
      const box = [
        { x: x0, y: y0 },
        { x: x1, y: y0 },
        { x: x1, y: y1 },
        { x: x0, y: y1 },
      ]
      return [name, { ...field, place: box.map((point) => inPicture(point, side)) }]
    })
  )
}

/** A point of the straightened and turned picture as shares of the one that was taken. */
function inPicture(point: Point, { prepared, text, corners }: ReadSide): Point {
  const { x, y } = turnedBack(point, text.turns, prepared)
  const card = squareToQuad((corners as Quad | null) ?? WHOLE)
  const found = project(card, { x: x / prepared.width, y: y / prepared.height })
  return { x: share(found.x), y: share(found.y) }
}

/** The inverse of `rotateRaster`. */
function turnedBack(
  { x, y }: Point,
  turns: QuarterTurns,
  { width, height }: ReadSide['prepared']
): Point {
  if (turns === 1) return { x: y, y: height - x }
  if (turns === 2) return { x: width - x, y: height - y }
  return turns === 3 ? { x: width - y, y: x } : { x, y }
}

const share = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000
