import { loadSharp } from '#engines/imaging/load_sharp'
import { ImageError } from '#engines/imaging/errors'
import { findCard } from './find_card.js'
import { isConvex, quadSize, type Point, type Quad } from '#engines/imaging/geometry'
import { normaliseContrast } from './normalise.js'
import { refineCorners } from './refine_corners.js'
import { openSource, toRaster, type Raster, type SourceImage } from '#engines/imaging/source_image'
import { warpQuad } from '#engines/imaging/warp'

/** Long side of the straightened picture, in pixels. */
const OUTPUT = 1600
const SEARCH = 420
const REFINE = 1400

export interface PreparedCardImage {
  width: number
  height: number
  /** Grey, dark text on white, ready for text recognition. */
  raster: Raster
  /** Corners of the card in the upright source picture, clockwise from top left, or null. */
  corners: Quad | null
  warped: boolean
  /** Output pixels per source pixel. */
  scale: number
}

/**
 * Gets a photographed or scanned card ready for text recognition: checks the size before it
 * decodes, turns it upright by EXIF, finds the card, straightens it and evens out the contrast.
 * Throws `ImageError` for pictures above 40 megapixels and for files that are no picture.
 */
export async function prepareCardImage(buffer: Buffer): Promise<PreparedCardImage> {
  const source = await openSource(buffer)
  const corners = await locateCard(source)
  if (corners) return warpSource(source, corners)
  const { width, height } = fitOutput(source.width, source.height)
  const grey = await toRaster(source.open().resize(width, height, { fit: 'fill' }).greyscale())
  return finish(grey, { corners: null, warped: false, scale: width / source.width })
}

/**
 * Straightens the card between four corners that a person has set.
 * @param corners in pixels of the upright picture, any order
 */
export async function warpWithCorners(
  buffer: Buffer,
  corners: Point[]
): Promise<PreparedCardImage> {
  const source = await openSource(buffer)
  const inside = ({ x, y }: Point) =>
    x >= -1 && y >= -1 && x <= source.width + 1 && y <= source.height + 1
  if (corners.length !== 4 || !corners.every(inside) || !isConvex(corners)) {
    throw new ImageError('E_CORNERS_INVALID', 'Four corners inside the picture are needed')
  }
  return warpSource(source, corners as Quad)
}

async function locateCard(source: SourceImage): Promise<Quad | null> {
  const long = Math.max(source.width, source.height)
  if (long < 400) return null
  const fine = await toRaster(
    source.open().resize(fitInside(source, REFINE)).removeAlpha().toColourspace('srgb')
  )
  const sharp = await loadSharp()
  const coarse = await toRaster(
    sharp(fine.data, {
      raw: { width: fine.width, height: fine.height, channels: fine.channels as 3 },
    })
      .resize(fitInside(fine, SEARCH))
      .blur(1)
  )
  const found = findCard(coarse)
  if (!found) return null
  const up = fine.width / coarse.width
  const rough = found.corners.map((p) => ({ x: (p.x + 0.5) * up, y: (p.y + 0.5) * up })) as Quad
  const sharpened = refineCorners(fine, rough, Math.ceil(up * 3))
  const full = source.width / fine.width
  return sharpened.map((p) => ({ x: p.x * full, y: p.y * full })) as Quad
}

async function warpSource(source: SourceImage, corners: Quad): Promise<PreparedCardImage> {
  const size = quadSize(corners)
  const { width, height } = fitOutput(size.width, size.height)
  const scale = width / size.width
  const half = Math.round(source.width / 2)
  const viewer = scale <= 0.5 ? source.open().resize(half) : source.open()
  const grey = await toRaster(viewer.greyscale())
  const factor = grey.width / source.width
  const scaled = corners.map((p) => ({ x: p.x * factor, y: p.y * factor })) as Quad
  return finish(warpQuad(grey, scaled, width, height), { corners, warped: true, scale })
}

function finish(
  grey: Raster,
  rest: Pick<PreparedCardImage, 'corners' | 'warped' | 'scale'>
): PreparedCardImage {
  const raster = normaliseContrast(grey)
  return { width: raster.width, height: raster.height, raster, ...rest }
}

function fitInside({ width, height }: { width: number; height: number }, long: number) {
  const factor = Math.min(1, long / Math.max(width, height))
  return { width: Math.round(width * factor), height: Math.round(height * factor) }
}

/** Output size: long side 1600, but never more than doubled. */
function fitOutput(width: number, height: number) {
  const factor = Math.min(2, OUTPUT / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * factor)),
    height: Math.max(1, Math.round(height * factor)),
  }
}
