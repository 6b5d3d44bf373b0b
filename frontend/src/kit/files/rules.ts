export const MAX_FILE_BYTES = 10 * 1024 * 1024

/** Extensions accepted for documents of records. */
export const DOCUMENT_TYPES = [
  '.pdf',
  '.dwg',
  '.dxf',
  '.png',
  '.jpg',
  '.jpeg',
  '.webp',
  '.docx',
  '.xlsx',
]

/** What a client sends with an enquiry. */
export const ENQUIRY_TYPES = [
  ...DOCUMENT_TYPES,
  '.gif',
  '.tif',
  '.tiff',
  '.xls',
  '.csv',
  '.msg',
  '.eml',
  '.zip',
  '.ifc',
]

export type FileProblem = 'too_large' | 'wrong_type' | 'empty'

/** Why a file cannot be sent, or null. The server checks again, by content. */
export function problemOf(file: File, accept: string[], maxBytes: number): FileProblem | null {
  const name = file.name.toLowerCase()
  if (!accept.some((ending) => name.endsWith(ending))) return 'wrong_type'
  if (file.size > maxBytes) return 'too_large'
  return file.size === 0 ? 'empty' : null
}
