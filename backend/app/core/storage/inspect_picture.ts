import { pictureFacts } from '#engines/imaging/confined_pictures'
import { PICTURE } from '#engines/limits/reading'
import { HelperFailure } from '#engines/processes/helper_process'
import type { Kind } from './kinds.js'

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
  try {
    const { format, width, height, frames } = await pictureFacts(path)
    if (format !== kind || !width || !height) return null
    if (width * height > PICTURE.pixels || frames > PICTURE.frames) return null
    return { width, height }
  } catch (error) {
    // whatever the decoder dislikes about a stranger's header, the answer is the same: no picture
    if (error instanceof HelperFailure) return null
    throw error
  }
}
