export type OcrErrorCode = 'E_OCR_START' | 'E_OCR_TIMEOUT' | 'E_OCR_FAILED' | 'E_OCR_CLOSED'

/** A failure of text recognition with a code that callers can translate. */
export class OcrError extends Error {
  constructor(
    readonly code: OcrErrorCode,
    message: string,
    options?: ErrorOptions
  ) {
    super(message, options)
    this.name = 'OcrError'
  }
}
