import type { ResizeOptions } from 'sharp'
import { rewrittenPicture } from '#engines/imaging/confined_pictures'
import { HelperFailure } from '#engines/processes/helper_process'
import { AppError } from '#core/base/app_error'

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
  const order = { path: source.path, width, height, fit, quality, format }
  const { bytes, ...size } = await rewrittenPicture(order).catch((error: unknown) => {
    if (!(error instanceof HelperFailure)) throw error
    throw new AppError(422, 'FILE_TYPE_REFUSED', { params: { name: source.name } })
  })
  const picture = { bytes: Buffer.from(bytes), ...size }
  return format === 'png'
    ? { ...picture, mime: 'image/png', extension: 'png' }
    : { ...picture, mime: 'image/jpeg', extension: 'jpg' }
}
