/** The process that reads scans: recognition takes some 200 MB and whole seconds of a core. */
import { join } from 'node:path'
import { TesseractEngine } from '#engines/ocr/tesseract_engine'
import { serveCalls } from '#engines/processes/serve_calls'

const engine = new TesseractEngine({ dataFolder: join(process.env.DATA_DIR!, 'ocr-models') })

serveCalls({
  recognise: async (picture: Uint8Array, { signal }) => {
    const { text } = await engine.recognize(Buffer.from(picture), { layout: 'block', signal })
    return text
  },
})
