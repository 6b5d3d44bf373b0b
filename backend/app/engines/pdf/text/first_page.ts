import { runReader } from './run_reader.js'

/**
 * The first page of a PDF as PNG.
 * @param path a private file
 * @param width in pixels
 * @throws PdfUnreadable, or the signal's reason when aborted
 */
export function firstPage(path: string, width: number, signal?: AbortSignal): Promise<Uint8Array> {
  return runReader<Uint8Array>(
    [path, String(width)],
    (message, answer) => {
      if (message.kind === 'picture') answer(message.png)
    },
    signal
  )
}
