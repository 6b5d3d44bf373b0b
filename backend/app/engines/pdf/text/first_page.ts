import { CONFINED } from '#engines/limits/reading'
import { programBeside, startConfined } from '#engines/processes/confine'
import type { ReadingMessage } from './protocol.js'
import { PdfUnreadable } from './read_pdf.js'

const PROGRAM = programBeside(import.meta.url, 'read_pdf_process')

/**
 * The first page of a PDF as PNG, drawn in a process of its own, which is ended at its limits.
 * @param path a private file
 * @param width in pixels
 * @throws PdfUnreadable, or the signal's reason when aborted
 */
export async function firstPage(
  path: string,
  width: number,
  signal?: AbortSignal
): Promise<Uint8Array> {
  const { child, end } = startConfined(PROGRAM, CONFINED.pdf, signal, [path, String(width)])
  try {
    return await new Promise<Uint8Array>((resolve, reject) => {
      child.on('message', (message: ReadingMessage) => {
        if (message.kind === 'picture') resolve(message.png)
        if (message.kind === 'unreadable') reject(new PdfUnreadable())
      })
      child.once('error', reject)
      child.once('exit', () => reject(new PdfUnreadable()))
    })
  } catch (error) {
    signal?.throwIfAborted()
    throw error
  } finally {
    end()
  }
}
