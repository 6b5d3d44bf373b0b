import type { Sharp } from 'sharp'
import { PICTURE } from '#engines/limits/reading'
import { loadSharp } from './load_sharp.js'
import { ImageError } from './errors.js'

const FORMATS = new Set(['jpeg', 'png', 'webp', 'tiff', 'heif', 'gif'])

export interface SourceImage {
  /** Size as shown, i.e. after the camera's orientation has been applied. */
  width: number
  height: number
  /** A fresh decoder of the first page, already upright. */
  open(): Sharp
}

/**
 * Reads the header only and refuses what must not be decoded: more than 40 megapixels, or a
 * format that is drawn rather than photographed (SVG, PDF).
 */
export async function openSource(buffer: Buffer): Promise<SourceImage> {
  const sharp = await loadSharp()
  const header = await readHeader(() => sharp(buffer, { limitInputPixels: false }))
  if (!FORMATS.has(header.format ?? '')) {
    throw new ImageError('E_IMAGE_UNREADABLE', `The picture format ${header.format} is not read`)
  }
  const { width, height } = header.autoOrient
  if (!width || !height) throw new ImageError('E_IMAGE_UNREADABLE', 'The picture has no size')
  if (width * height > PICTURE.pixels) {
    const megapixels = (width * height) / 1e6
    throw new ImageError('E_IMAGE_TOO_LARGE', `The picture has ${megapixels.toFixed(1)} megapixels`)
  }
  const open = () =>
    sharp(buffer, { limitInputPixels: PICTURE.pixels, failOn: 'error' }).autoOrient()
  return { width, height, open }
}

async function readHeader(open: () => Sharp) {
  try {
    return await open().metadata()
  } catch (cause) {
    throw new ImageError('E_IMAGE_UNREADABLE', 'The file is not a picture', { cause })
  }
}

/** Raw pixels of a decoded picture, `channels` bytes each, rows from the top. */
export interface Raster {
  data: Uint8Array
  width: number
  height: number
  channels: number
}

/** Runs a decoder to raw pixels; a damaged file becomes `E_IMAGE_UNREADABLE`. */
export async function toRaster(image: Sharp): Promise<Raster> {
  try {
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height, channels: info.channels }
  } catch (cause) {
    throw new ImageError('E_IMAGE_UNREADABLE', 'The picture is damaged', { cause })
  }
}

/** One channel of the nearest pixel; points outside take the nearest one at the border. */
export function pixelAt(image: Raster, x: number, y: number, channel: number): number {
  const column = Math.max(0, Math.min(image.width - 1, Math.round(x)))
  const row = Math.max(0, Math.min(image.height - 1, Math.round(y)))
  return image.data[(row * image.width + column) * image.channels + channel]
}
