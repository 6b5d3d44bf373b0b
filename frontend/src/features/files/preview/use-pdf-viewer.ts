import { useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react'
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

interface Opened {
  viewer: Viewer
  bus: Bus
}

/** Opens the document in the box and closes it with the page. */
function useOpened(bytes: ArrayBuffer, onState: Dispatch<SetStateAction<PdfState>>) {
  const box = useRef<HTMLDivElement>(null)
  const opened = useRef<Opened | null>(null)
  const [error, setError] = useState<unknown>(null)
  useEffect(() => {
    let document: PdfDocument | null = null
    let gone = false
    const show = async () => {
      const parts = await pdfViewerParts()
      // the viewer takes the bytes away; another look needs them again
      document = await openPdf(bytes.slice(0))
      if (gone || !box.current) return void document.loadingTask.destroy()
      opened.current = build(parts, box.current, document)
      listen(opened.current.bus, (change) => onState((known) => ({ ...known, ...change })))
      onState({ ...START, pages: document.numPages })
    }
    show().catch((reason: unknown) => {
      if (!gone) setError(reason)
    })
    return () => {
      gone = true
      opened.current?.viewer.cleanup()
      opened.current = null
      void document?.loadingTask.destroy()
    }
  }, [bytes, onState])
  return { box, opened, error }
}

type Way = 'new' | 'next' | 'previous'

const search = (query: string, way: Way) => ({
  source: null,
  type: way === 'new' ? '' : 'again',
  query,
  caseSensitive: false,
  entireWord: false,
  highlightAll: true,
  findPrevious: way === 'previous',
  matchDiacritics: false,
})

/** A viewer of a document in a scrolling box: pages are drawn as they come into sight. */
export function usePdfViewer(bytes: ArrayBuffer) {
  const [state, setState] = useState(START)
  const { box, opened, error } = useOpened(bytes, setState)
  const withViewer = (work: (viewer: Viewer) => void) => {
    if (opened.current) work(opened.current.viewer)
  }
  return {
    box,
    state,
    error,
    find: (query: string, way: Way = 'new') => {
      opened.current?.bus.dispatch('find', search(query, way))
      if (query === '') setState((known) => ({ ...known, matches: null }))
    },
    goTo: (page: number) =>
      withViewer((viewer) => {
        viewer.currentPageNumber = page
      }),
    zoom: (way: 'in' | 'out' | 'width') =>
      withViewer((viewer) => {
        if (way === 'in') viewer.increaseScale()
        else if (way === 'out') viewer.decreaseScale()
        else viewer.currentScaleValue = 'page-width'
      }),
    rotate: () =>
      withViewer((viewer) => {
        viewer.pagesRotation = (viewer.pagesRotation + 90) % 360
      }),
  }
}

function build(parts: Parts, container: HTMLDivElement, document: PdfDocument): Opened {
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
