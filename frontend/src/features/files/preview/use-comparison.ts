import { useEffect, useRef, useState, type RefObject } from 'react'
import { difference } from './difference'
import { openPdf, type PdfDocument } from './pdf-engine'
import { useBytes } from './use-bytes'

const WIDTH = 1000

/** Both documents, opened when their bytes have come and closed when they are no longer needed. */
function useDocuments(
  left: ArrayBuffer | undefined,
  right: ArrayBuffer | undefined,
  onFailure: (failure: unknown) => void
) {
  const [documents, setDocuments] = useState<PdfDocument[]>([])
  useEffect(() => {
    if (!left || !right) return
    const opening = Promise.all([openPdf(left.slice(0)), openPdf(right.slice(0))])
    opening.then(setDocuments, onFailure)
    return () => {
      void opening.then((all) => all.forEach((one) => void one.loadingTask.destroy()))
    }
  }, [left, right, onFailure])
  return documents
}

/** Draws a page of both documents and what differs; answers the share of differing points. */
function useDrawing(
  documents: PdfDocument[],
  page: number,
  canvases: Canvases,
  onFailure: (failure: unknown) => void
) {
  const [share, setShare] = useState<number | null>(null)
  const { before, after, difference: both } = canvases
  useEffect(() => {
    let gone = false
    const show = async () => {
      const [first, second] = documents
      if (!first || !second || !before.current || !after.current || !both.current) return
      setShare(null)
      const one = await draw(first, page, before.current)
      const two = await draw(second, page, after.current)
      if (gone) return
      const { image, share: differing } = difference(one, two)
      both.current.width = image.width
      both.current.height = image.height
      both.current.getContext('2d')!.putImageData(image, 0, 0)
      setShare(differing)
    }
    show().catch(onFailure)
    return () => {
      gone = true
    }
  }, [documents, page, before, after, both, onFailure])
  return share
}

type Canvases = Record<'before' | 'after' | 'difference', RefObject<HTMLCanvasElement | null>>

/** One page of two documents, and what differs between them. */
export function useComparison(a: string, b: string, page: number) {
  const [left, right] = [useBytes(`${a}?inline=1`), useBytes(`${b}?inline=1`)]
  const canvases: Canvases = {
    before: useRef<HTMLCanvasElement>(null),
    after: useRef<HTMLCanvasElement>(null),
    difference: useRef<HTMLCanvasElement>(null),
  }
  const [failure, setFailure] = useState<unknown>(null)
  const documents = useDocuments(left.data, right.data, setFailure)
  const share = useDrawing(documents, page, canvases, setFailure)
  return {
    canvases,
    pages: documents.length ? Math.max(...documents.map(({ numPages }) => numPages)) : 0,
    share,
    error: failure ?? left.error ?? right.error,
    retry: () => {
      setFailure(null)
      void left.refetch()
      void right.refetch()
    },
  }
}

/** A page on a canvas; a page that a document does not have is white. */
async function draw(document: PdfDocument, number: number, canvas: HTMLCanvasElement) {
  const pen = canvas.getContext('2d', { willReadFrequently: true })!
  const page = await document.getPage(Math.min(number, document.numPages))
  const plain = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: WIDTH / plain.width })
  canvas.width = Math.round(viewport.width)
  canvas.height = Math.round(viewport.height)
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  if (number <= document.numPages)
    await page.render({ canvas, canvasContext: pen, viewport }).promise
  return pen.getImageData(0, 0, canvas.width, canvas.height)
}
