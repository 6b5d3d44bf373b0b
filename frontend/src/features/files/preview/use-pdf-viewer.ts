import { useCallback, useEffect, useRef, useState } from 'react'
import { openPdf, pdfViewerParts, type PdfDocument } from './pdf-engine'

type Parts = Awaited<ReturnType<typeof pdfViewerParts>>
type Viewer = InstanceType<Parts['PDFViewer']>
type Bus = InstanceType<Parts['EventBus']>

export interface PdfState {
  page: number
  pages: number
  percent: number
  matches: { current: number; total: number } | null
}

const START: PdfState = { page: 1, pages: 0, percent: 100, matches: null }

/** A viewer of a document in a scrolling box: pages are drawn as they come into sight. */
export function usePdfViewer(bytes: ArrayBuffer) {
  const box = useRef<HTMLDivElement>(null)
  const viewer = useRef<Viewer | null>(null)
  const bus = useRef<Bus | null>(null)
  const [state, setState] = useState(START)
  const [error, setError] = useState<unknown>(null)

  useEffect(() => {
    let document: PdfDocument | null = null
    let gone = false
    const show = async () => {
      const parts = await pdfViewerParts()
      // the viewer takes the bytes away; another look needs them again
      document = await openPdf(bytes.slice(0))
      if (gone || !box.current) return void document.loadingTask.destroy()
      const made = build(parts, box.current, document)
      viewer.current = made.viewer
      bus.current = made.bus
      listen(made.bus, (change) => setState((known) => ({ ...known, ...change })))
      setState({ ...START, pages: document.numPages })
    }
    show().catch((reason: unknown) => {
      if (!gone) setError(reason)
    })
    return () => {
      gone = true
      viewer.current?.cleanup()
      viewer.current = null
      void document?.loadingTask.destroy()
    }
  }, [bytes])

  const find = useCallback((query: string, way: 'new' | 'next' | 'previous' = 'new') => {
    bus.current?.dispatch('find', {
      source: null,
      type: way === 'new' ? '' : 'again',
      query,
      caseSensitive: false,
      entireWord: false,
      highlightAll: true,
      findPrevious: way === 'previous',
      matchDiacritics: false,
    })
    if (query === '') setState((known) => ({ ...known, matches: null }))
  }, [])

  return {
    box,
    state,
    error,
    find,
    goTo: (page: number) => {
      if (viewer.current) viewer.current.currentPageNumber = page
    },
    zoom: (way: 'in' | 'out' | 'width') => {
      if (way === 'in') viewer.current?.increaseScale()
      else if (way === 'out') viewer.current?.decreaseScale()
      else if (viewer.current) viewer.current.currentScaleValue = 'page-width'
    },
    rotate: () => {
      if (viewer.current) viewer.current.pagesRotation = (viewer.current.pagesRotation + 90) % 360
    },
  }
}

function build(parts: Parts, container: HTMLDivElement, document: PdfDocument) {
  const bus = new parts.EventBus()
  // links of a document lead nowhere
  const links = new parts.PDFLinkService({ eventBus: bus })
  links.externalLinkEnabled = false
  const finder = new parts.PDFFindController({ eventBus: bus, linkService: links })
  const viewer = new parts.PDFViewer({
    container,
    eventBus: bus,
    linkService: links,
    findController: finder,
    annotationMode: 1,
    annotationEditorMode: -1,
  })
  links.setViewer(viewer)
  viewer.setDocument(document)
  links.setDocument(document)
  bus.on('pagesinit', () => {
    viewer.currentScaleValue = 'page-width'
  })
  return { bus, viewer }
}

function listen(bus: Bus, change: (next: Partial<PdfState>) => void) {
  bus.on('pagechanging', ({ pageNumber }: { pageNumber: number }) => change({ page: pageNumber }))
  bus.on('scalechanging', ({ scale }: { scale: number }) =>
    change({ percent: Math.round(scale * 100) })
  )
  const count = ({ matchesCount }: { matchesCount: PdfState['matches'] }) =>
    change({ matches: matchesCount })
  bus.on('updatefindmatchescount', count)
  bus.on('updatefindcontrolstate', count)
}
