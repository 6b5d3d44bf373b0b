/**
 * What can go wrong while making a PDF, as a stable code a caller may switch on:
 * - `E_PDF_BROWSER_MISSING` no Chromium on this machine (the message says how to get one)
 * - `E_PDF_LAUNCH` Chromium is there but does not start (the message carries its own words)
 * - `E_PDF_TIMEOUT` the document took longer than its time-out; the browser was killed
 * - `E_PDF_RENDER` Chromium refused the document or died twice while printing it
 * - `E_PDF_CLOSED` the renderer has been closed
 */
export type PdfErrorCode =
  'E_PDF_BROWSER_MISSING' | 'E_PDF_LAUNCH' | 'E_PDF_TIMEOUT' | 'E_PDF_RENDER' | 'E_PDF_CLOSED'

export class PdfError extends Error {
  readonly code: PdfErrorCode

  constructor(code: PdfErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'PdfError'
    this.code = code
  }
}
