/** The process that reads scans: recognition takes some 200 MB and whole seconds of a core. */
import { join } from 'node:path'
import { loadSharp } from '#engines/imaging/load_sharp'
import { PICTURE } from '#engines/limits/reading'
import { TesseractEngine } from '#engines/ocr/tesseract_engine'
import { serveCalls } from '#engines/processes/serve_calls'

/** Text recognition sees no more in a larger picture, only later. */
const LARGEST_SIDE = 2400

const engine = new TesseractEngine({ dataFolder: join(process.env.DATA_DIR!, 'ocr-models') })

serveCalls({
  recognise: async (picture: Uint8Array, { signal }) => {
    const { text } = await engine.recognize(await prepared(picture), { layout: 'block', signal })
    return text
  },
})

async function prepared(picture: Uint8Array): Promise<Buffer> {
  const sharp = await loadSharp()
  return sharp(picture, { limitInputPixels: PICTURE.pixels })
    .timeout({ seconds: PICTURE.decodeSeconds })
    .autoOrient()
    .resize(LARGEST_SIDE, LARGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .greyscale()
    .normalise()
    .png({ compressionLevel: 1 })
    .toBuffer()
}
