/**
 * Thrown when a file cannot be read as what it says it is; `code` names a text below `imports`.
 * `too_large` is one that is whole, perhaps, but takes more than any real file of its kind.
 */
export class DocumentError extends Error {
  constructor(
    readonly code: DocumentErrorCode,
    options?: ErrorOptions
  ) {
    super(code, options)
    this.name = 'DocumentError'
  }
}

const CODES = ['unreadable', 'no_sheet', 'too_large'] as const

export type DocumentErrorCode = (typeof CODES)[number]

export function isDocumentErrorCode(code: unknown): code is DocumentErrorCode {
  return CODES.includes(code as DocumentErrorCode)
}
