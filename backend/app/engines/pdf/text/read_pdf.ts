import { runReader } from './run_reader.js'

export interface PdfPage {
  page: number
  /** Null for a page that is a picture. */
  text: string | null
  png?: Uint8Array
}

/**
 * The text of a PDF, page by page, and pictures of the pages that have none.
 * @param path a private file
 * @returns pages in order, and how many the document says it has
 * @throws PdfUnreadable, or the signal's reason when aborted
 */
export function readPdf(
  path: string,
  signal?: AbortSignal
): Promise<{ pages: PdfPage[]; count: number }> {
  const pages: PdfPage[] = []
  let count = 0
  return runReader<{ pages: PdfPage[]; count: number }>(
    [path],
    (message, answer) => {
      if (message.kind === 'opened') count = message.pages
      if (message.kind === 'page') pages.push({ page: message.page, text: message.text })
      if (message.kind === 'picture')
        pages.push({ page: message.page, text: null, png: message.png })
      if (message.kind === 'done') answer({ pages, count })
    },
    signal
  )
}
