import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

/** Pages above this width and height together are drawn smaller: the largest canvas in pixels. */
const MOST_PIXELS = 16_777_216

/** The PDF library, loaded with the first PDF that is looked at; its worker is a file of our own. */
export async function pdfLibrary() {
  const pdfjs = await import('pdfjs-dist')
  pdfjs.GlobalWorkerOptions.workerSrc = workerUrl
  return pdfjs
}

/** The viewer's parts; they need the library to be there first. */
export async function pdfViewerParts() {
  await pdfLibrary()
  return import('pdfjs-dist/web/pdf_viewer.mjs')
}

/**
 * Opens a document from its bytes. Nothing in it is run or fetched: no scripts, no forms, no
 * addresses, and decoders come from our own origin only.
 */
export async function openPdf(data: ArrayBuffer) {
  const { getDocument } = await pdfLibrary()
  return getDocument({
    data,
    useWasm: false,
    wasmUrl: '/pdf/',
    standardFontDataUrl: '/pdf/',
    enableXfa: false,
    stopAtErrors: false,
    maxImageSize: MOST_PIXELS * 3,
    canvasMaxAreaInBytes: MOST_PIXELS * 4,
  }).promise
}

export type PdfDocument = Awaited<ReturnType<typeof openPdf>>
