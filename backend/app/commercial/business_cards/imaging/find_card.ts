import { largestBlobs } from './blobs.js'
import { dilate, enclosedMasks, erode, gradient } from './edges.js'
import { convexHull, orderCorners, signedArea, type Quad } from '#engines/imaging/geometry'
import { lineQuads } from './line_quads.js'
import { brightnessMasks, deskDistanceMasks, toGrey, type Mask } from './masks.js'
import { withoutProtrusions } from './protrusions.js'
import { reduceToQuad } from './reduce_hull.js'
import { scoreQuad } from './score_quad.js'
import type { Raster } from '#engines/imaging/source_image'

/** Below this the quad is no better than a guess and the whole picture is taken as the card. */
const MIN_SCORE = 0.3
/** From here on the straight edges need not be looked at. */
const CLEAR_SCORE = 0.93
/** From here on no fingers need to be taken off. Among straight edges less is chance: a design has some. */
const GOOD_SCORE = 0.5
/** Half the width of what may cover an edge, as shares of the picture: a fingertip, a pen. */
const FINGERS = [0.038, 0.052, 0.066]

export interface FoundCard {
  corners: Quad
  /** 0–1, see `scoreQuad`. */
  score: number
}

/**
 * Finds the card in a small picture (about 500 px, RGB, slightly blurred). Several ways to tell
 * card from desk each propose quads; the most card-like one wins. Null when none convinces.
 */
export function findCard(image: Raster): FoundCard | null {
  const { width, height } = image
  const opened: Mask[] = []
  let best: FoundCard | null = null
  for (const mask of colourMasks(image)) {
    opened.push(open(mask, width, height, 2))
    best = better(best, bestQuad(opened.slice(-1), image))
    if (best && best.score >= CLEAR_SCORE) return best
  }
  const lined = bestOf(lineQuads(image).map((quad) => scored(quad, signedArea(quad), image)))
  if (lined && lined.score >= GOOD_SCORE) best = better(best, lined)
  if (best && best.score >= GOOD_SCORE) return best
  const enclosed = enclosedMasks(gradient(image), width, height)
  best = better(
    best,
    bestQuad(
      enclosed.map((mask) => open(mask, width, height, 3)),
      image
    )
  )
  if (best && best.score >= GOOD_SCORE) return best
  const radii = FINGERS.map((share) => share * Math.max(width, height))
  const held = opened.flatMap((mask) => withoutProtrusions(mask, width, height, radii))
  return better(best, bestQuad(held, image))
}

/** Cheapest first: the next ones are only made when none before was clear. */
function* colourMasks(image: Raster): Generator<Mask> {
  yield* brightnessMasks(toGrey(image))
  yield* deskDistanceMasks(image)
}

const better = (a: FoundCard | null, b: FoundCard | null) =>
  a && (!b || a.score >= b.score) ? a : b

const bestOf = (found: FoundCard[]) =>
  found.reduce<FoundCard | null>(
    (best, one) => (one.score >= MIN_SCORE ? better(best, one) : best),
    null
  )

const bestQuad = (masks: Mask[], image: Raster) =>
  bestOf(masks.flatMap((mask) => quadsOf(mask, image)))

/** Removes whiskers and bridges thinner than the given radius. */
function open(mask: Mask, width: number, height: number, radius: number): Mask {
  return dilate(erode(mask, width, height, radius), width, height, radius)
}

function quadsOf(mask: Mask, image: Raster): FoundCard[] {
  const minArea = image.width * image.height * 0.05
  return largestBlobs(mask, image.width, minArea, 3).flatMap((blob) => {
    const quad = reduceToQuad(convexHull(blob.outline))
    if (!quad) return []
    return [scored(orderCorners(quad), blob.area, image)]
  })
}

const scored = (corners: Quad, area: number, image: Raster): FoundCard => ({
  corners,
  score: scoreQuad(corners, area, image),
})
