import { CONFINED } from '#engines/limits/reading'
import { programBeside, startConfined } from '#engines/processes/confine'
import type { ReadingMessage } from './protocol.js'

const PROGRAM = programBeside(import.meta.url, 'read_pdf_process')

/** The reader gave the file up: it is damaged, or it took more memory or time than any real one. */
export class PdfUnreadable extends Error {}

/**
 * Runs the reader of PDFs in a process of its own, which is ended at its limits.
 * @param args as `read_pdf_process` takes them
 * @param take is given each message, and answers once it has what it waits for
 * @throws PdfUnreadable, or the signal's reason when aborted
 */
export async function runReader<Answer>(
  args: string[],
  take: (message: ReadingMessage, answer: (value: Answer) => void) => void,
  signal?: AbortSignal
): Promise<Answer> {
  const { child, end } = startConfined(PROGRAM, CONFINED.pdf, signal, args)
  try {
    return await new Promise<Answer>((resolve, reject) => {
      child.on('message', (message: ReadingMessage) => {
        if (message.kind === 'unreadable') reject(new PdfUnreadable())
        else take(message, resolve)
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
