import { largestBlobs } from './blobs.js'
import { dilate, enclosedMasks, erode, gradient } from './edges.js'
import { convexHull, orderCorners, type Quad } from '#engines/imaging/geometry'
import { brightnessMasks, deskDistanceMasks, toGrey, type Mask } from './masks.js'
import { withoutProtrusions } from './protrusions.js'
import { reduceToQuad } from './reduce_hull.js'
import { scoreQuad } from './score_quad.js'
import type { Raster } from '#engines/imaging/source_image'

/** Below this the quad is no better than a guess and the whole picture is taken as the card. */
const MIN_SCORE = 0.3
/** From here on nothing else needs to be tried. */
const CLEAR_SCORE = 0.5
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
  const edges = gradient(image)
  const opened = [...brightnessMasks(toGrey(image)), ...deskDistanceMasks(image)].map((mask) =>
    open(mask, width, height, 2)
  )
  const enclosed = enclosedMasks(edges, width, height).map((mask) => open(mask, width, height, 3))
  const best = bestQuad([...opened, ...enclosed], image)
  if (best && best.score >= CLEAR_SCORE) return best
  const held = FINGERS.flatMap((share) =>
    opened.map((mask) => withoutProtrusions(mask, width, height, share * Math.max(width, height)))
  )
  return [best, bestQuad(held, image)]
    .filter((found) => found !== null)
    .reduce<FoundCard | null>((a, b) => (a && a.score >= b.score ? a : b), null)
}

function bestQuad(masks: Mask[], image: Raster): FoundCard | null {
  let best: FoundCard | null = null
  for (const mask of masks) {
    for (const found of quadsOf(mask, image)) {
      if (found.score >= MIN_SCORE && (!best || found.score > best.score)) best = found
    }
  }
  return best
}

/** Removes whiskers and bridges thinner than the given radius. */
function open(mask: Mask, width: number, height: number, radius: number): Mask {
  return dilate(erode(mask, width, height, radius), width, height, radius)
}

function quadsOf(mask: Mask, image: Raster): FoundCard[] {
  const minArea = image.width * image.height * 0.05
  return largestBlobs(mask, image.width, minArea, 3).flatMap((blob) => {
    const quad = reduceToQuad(convexHull(blob.outline))
    if (!quad) return []
    const corners = orderCorners(quad)
    return [{ corners, score: scoreQuad(corners, blob.area, image) }]
  })
}
