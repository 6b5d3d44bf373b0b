/**
 * The process that reads cards: recognition and the straightening of photographs take some 200 MB
 * and whole seconds of a core, which the process that answers people shall not give.
 */
import { join } from 'node:path'
import { serveCalls } from '#engines/processes/serve_calls'
import { TesseractEngine } from '#engines/ocr/tesseract_engine'
import { ENGINE_PARAMETERS, scanCard, type CardSide } from './scan_card.js'
import type { CardReading } from './card_reader.js'

const engine = new TesseractEngine({
  poolSize: Number(process.env.OCR_WORKERS),
  dataFolder: join(process.env.DATA_DIR!, 'ocr-models'),
  parameters: ENGINE_PARAMETERS,
})

serveCalls({
  warm: () => engine.warm(),
  read: async (sides: CardSide[], context): Promise<CardReading> => {
    const { fields, rawText, sides: read } = await scanCard(engine, sides, context)
    return { fields, rawText, corners: read.map(({ corners }) => corners) }
  },
})
