import { loadSharp } from '#engines/imaging/load_sharp'
import type { Kind } from './kinds.js'

/** 40 megapixels: a large phone photo or an A3 scan at 300 dpi, decoded within 160 MB. */
export const MOST_PIXELS = 40_000_000
const MOST_FRAMES = 200

export interface PictureSize {
  width: number
  height: number
}

/**
 * The size of a picture from its header; no pixel is decoded.
 * @returns null when the header cannot be read, says another format than the first bytes did, or
 * promises more pixels or frames than we ever decode
 */
export async function inspectPicture(path: string, kind: Kind): Promise<PictureSize | null> {
  const sharp = await loadSharp()
  try {
    const {
      format,
      width,
      height,
      pages = 1,
    } = await sharp(path, {
      limitInputPixels: MOST_PIXELS,
      failOn: 'error',
    }).metadata()
    if (format !== kind || !width || !height) return null
    if (width * height > MOST_PIXELS || pages > MOST_FRAMES) return null
    return { width, height }
  } catch {
    // whatever the decoder dislikes about a stranger's header, the answer is the same: no picture
    return null
  }
}
