/*
 * Reads one PDF, or draws its first page where a width is given, in a process of its own: what a stranger's file does to the reader, it does to this
 * process, which has little memory and little time.
 */
import { readFile } from 'node:fs/promises'
import { PDF, PICTURE } from '#engines/limits/reading'
import { logicalText } from './logical_text.js'
import type { ReadingMessage } from './protocol.js'

const FEWEST_LETTERS = 12

const report = (message: ReadingMessage) =>
  new Promise<void>((resolve) => process.send!(message, undefined, {}, () => resolve()))

async function open(path: string) {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  return getDocument({
    data: new Uint8Array(await readFile(path)),
    useWasm: false,
    useSystemFonts: true,
    disableFontFace: true,
    enableXfa: false,
    verbosity: 0,
    maxImageSize: PICTURE.pixels,
  }).promise
}

async function readAll(path: string) {
  const document = await open(path)
  await report({ kind: 'opened', pages: document.numPages })
  let pictures = 0
  for (let number = 1; number <= Math.min(document.numPages, PDF.pages); number++) {
    const page = await document.getPage(number)
    const text = logicalText((await page.getTextContent()).items)
    const letters = text.match(/\p{L}/gu)?.length ?? 0
    if (letters >= FEWEST_LETTERS || pictures >= PDF.pictures)
      await report({ kind: 'page', page: number, text })
    else {
      pictures++
      await report({
        kind: 'picture',
        page: number,
        png: await draw(document, page, PDF.pictureWidth),
      })
    }
    page.cleanup()
  }
}

type Pdf = Awaited<
  ReturnType<(typeof import('pdfjs-dist/legacy/build/pdf.mjs'))['getDocument']>['promise']
>

async function drawFirst(path: string, width: number) {
  const document = await open(path)
  const page = await document.getPage(1)
  await report({ kind: 'picture', page: 1, png: await draw(document, page, width) })
}

async function draw(document: Pdf, page: Awaited<ReturnType<Pdf['getPage']>>, width: number) {
  const plain = page.getViewport({ scale: 1 })
  const wanted = width / plain.width
  const largest = Math.sqrt(PDF.picturePixels / (plain.width * plain.height))
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
  const [, , path, width] = process.argv
  await (width ? drawFirst(path!, Number(width)) : readAll(path!))
  await report({ kind: 'done' })
} catch {
  // damaged, encrypted or none at all: the parent process names the file
  await report({ kind: 'unreadable' })
}
process.disconnect()
