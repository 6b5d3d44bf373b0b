/*
 * Reads one PDF in a process of its own: what a stranger's file does to the reader, it does to this
 * process, which has little memory and little time.
 */
import { readFile } from 'node:fs/promises'
import { logicalText } from './logical_text.js'
import type { ReadingMessage } from './protocol.js'

const MOST_PAGES = 300
/** Pages without text are pictures for the text recognition, which takes seconds for each. */
const MOST_PICTURES = 20
const FEWEST_LETTERS = 12
/** Pixels across: about 200 dpi of an A4 page. */
const PICTURE_WIDTH = 1650
const MOST_PICTURE_PIXELS = 12_000_000

const report = (message: ReadingMessage) =>
  new Promise<void>((resolve) => process.send!(message, undefined, {}, () => resolve()))

async function readAll(path: string) {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const document = await getDocument({
    data: new Uint8Array(await readFile(path)),
    useWasm: false,
    useSystemFonts: true,
    disableFontFace: true,
    enableXfa: false,
    verbosity: 0,
    maxImageSize: 40_000_000,
  }).promise
  await report({ kind: 'opened', pages: document.numPages })
  let pictures = 0
  for (let number = 1; number <= Math.min(document.numPages, MOST_PAGES); number++) {
    const page = await document.getPage(number)
    const text = logicalText((await page.getTextContent()).items)
    const letters = text.match(/\p{L}/gu)?.length ?? 0
    if (letters >= FEWEST_LETTERS || pictures >= MOST_PICTURES)
      await report({ kind: 'page', page: number, text })
    else {
      pictures++
      await report({ kind: 'picture', page: number, png: await draw(document, page) })
    }
    page.cleanup()
  }
}

type Pdf = Awaited<
  ReturnType<(typeof import('pdfjs-dist/legacy/build/pdf.mjs'))['getDocument']>['promise']
>

async function draw(document: Pdf, page: Awaited<ReturnType<Pdf['getPage']>>) {
  const plain = page.getViewport({ scale: 1 })
  const wanted = PICTURE_WIDTH / plain.width
  const largest = Math.sqrt(MOST_PICTURE_PIXELS / (plain.width * plain.height))
  const viewport = page.getViewport({ scale: Math.min(wanted, largest) })
  const factory = document.canvasFactory as {
    create(width: number, height: number): { canvas: PngCanvas; context: never }
  }
  const { canvas, context } = factory.create(Math.ceil(viewport.width), Math.ceil(viewport.height))
  await page.render({ canvas: canvas as never, canvasContext: context, viewport }).promise
  return canvas.toBuffer('image/png')
}

interface PngCanvas {
  toBuffer(mime: 'image/png'): Uint8Array
}

try {
  await readAll(process.argv[2])
  await report({ kind: 'done' })
} catch {
  // damaged, encrypted or none at all: the parent process names the file
  await report({ kind: 'unreadable' })
}
process.disconnect()
