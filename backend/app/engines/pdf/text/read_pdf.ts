import type { ChildProcess } from 'node:child_process'
import { CONFINED } from '#engines/limits/reading'
import { programBeside, startConfined } from '#engines/processes/confine'
import type { ReadingMessage } from './protocol.js'

const PROGRAM = programBeside(import.meta.url, 'read_pdf_process')

/** The reader gave the file up: it is damaged, or it took more memory or time than any real one. */
export class PdfUnreadable extends Error {}

export interface PdfPage {
  page: number
  /** Null for a page that is a picture. */
  text: string | null
  png?: Uint8Array
}

/**
 * The text of a PDF, page by page, and pictures of the pages that have none. It runs in a process of
 * its own, which is ended at its limits.
 * @param path a private file
 * @returns pages in order, and how many the document says it has
 * @throws PdfUnreadable, or the signal's reason when aborted
 */
export async function readPdf(
  path: string,
  signal?: AbortSignal
): Promise<{ pages: PdfPage[]; count: number }> {
  const { child, end } = startConfined(PROGRAM, CONFINED.pdf, signal, [path])
  try {
    return await collect(child)
  } catch (error) {
    signal?.throwIfAborted()
    throw error
  } finally {
    end()
  }
}

function collect(child: ChildProcess): Promise<{ pages: PdfPage[]; count: number }> {
  return new Promise((resolve, reject) => {
    const pages: PdfPage[] = []
    let count = 0
    child.on('message', (message: ReadingMessage) => {
      if (message.kind === 'opened') count = message.pages
      if (message.kind === 'page') pages.push({ page: message.page, text: message.text })
      if (message.kind === 'picture')
        pages.push({ page: message.page, text: null, png: message.png })
      if (message.kind === 'done') resolve({ pages, count })
      if (message.kind === 'unreadable') reject(new PdfUnreadable())
    })
    child.once('error', reject)
    child.once('exit', () => reject(new PdfUnreadable()))
  })
}
