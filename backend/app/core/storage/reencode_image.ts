import type { ResizeOptions } from 'sharp'
import { loadSharp } from '#engines/imaging/load_sharp'
import { AppError } from '#core/base/app_error'
import { MOST_PIXELS } from './inspect_picture.js'

interface Shape {
  width?: number
  height?: number
  fit?: ResizeOptions['fit']
  /** Of a JPEG, 1 to 100. */
  quality?: number
  /** PNG keeps what is see-through; JPEG, which it is by default, stands on white. */
  format?: 'jpeg' | 'png'
}

export interface ReencodedImage {
  bytes: Buffer
  width: number
  height: number
  mime: 'image/jpeg' | 'image/png'
  extension: 'jpg' | 'png'
}

/**
 * A picture decoded and re-encoded: upright, sRGB, first frame only, without metadata
 * (places, thumbnails) and without whatever was hidden behind or between its pixels.
 * Pictures are only ever made smaller.
 * @throws AppError 422 FILE_TYPE_REFUSED when the pixels cannot be decoded
 */
export async function reencodeImage(
  source: { path: string; name: string },
  { width, height, fit = 'inside', quality = 90, format = 'jpeg' }: Shape = {}
): Promise<ReencodedImage> {
  const sharp = await loadSharp()
  try {
    const picture = sharp(source.path, {
      limitInputPixels: MOST_PIXELS,
      failOn: 'error',
    })
      .timeout({ seconds: 20 })
      .autoOrient()
      .resize({ width, height, fit, withoutEnlargement: fit === 'inside' })
      .toColourspace('srgb')
    const written =
      format === 'png'
        ? picture.png()
        : picture.flatten({ background: '#ffffff' }).jpeg({ quality })
    const { data, info } = await written.toBuffer({ resolveWithObject: true })
    const size = { bytes: data, width: info.width, height: info.height }
    return format === 'png'
      ? { ...size, mime: 'image/png', extension: 'png' }
      : { ...size, mime: 'image/jpeg', extension: 'jpg' }
  } catch {
    throw new AppError(422, 'FILE_TYPE_REFUSED', { params: { name: source.name } })
  }
}
