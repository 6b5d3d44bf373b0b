/*
 * Opens pictures in a process of its own: decoders are native code, and what a stranger's picture does
 * to one ends this process and not the portal.
 */
import type { Sharp } from 'sharp'
import { PICTURE } from '#engines/limits/reading'
import { serveCalls } from '#engines/processes/serve_calls'
import { loadSharp } from './load_sharp.js'
import type { PictureFacts, RewriteOrder, RewrittenPicture } from './picture_orders.js'

async function open(path: string): Promise<Sharp> {
  const sharp = await loadSharp()
  // every picture is another one: nothing of it is worth keeping
  sharp.cache(false)
  return sharp(path, { limitInputPixels: PICTURE.pixels, failOn: 'error' }).timeout({
    seconds: PICTURE.decodeSeconds,
  })
}

serveCalls({
  async inspect(path: string): Promise<PictureFacts> {
    const { format, width, height, pages = 1 } = await (await open(path)).metadata()
    return { format, width, height, frames: pages }
  },

  async rewrite({ path, format, quality, ...size }: RewriteOrder): Promise<RewrittenPicture> {
    const picture = (await open(path))
      .autoOrient()
      .resize({ ...size, withoutEnlargement: size.fit === 'inside' })
      .toColourspace('srgb')
    const written =
      format === 'png'
        ? picture.png()
        : picture.flatten({ background: '#ffffff' }).jpeg({ quality })
    const { data, info } = await written.toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  },
})
