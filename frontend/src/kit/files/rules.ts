export const MAX_FILE_BYTES = 10 * 1024 * 1024

/** Extensions accepted for documents of quotations and vendors. */
export const DOCUMENT_TYPES = [
  '.pdf',
  '.dwg',
  '.dxf',
  '.png',
  '.jpg',
  '.jpeg',
  '.webp',
  '.doc',
  '.docx',
  '.xls',
  '.xlsx',
]

export type FileProblem = 'too_large' | 'wrong_type' | 'empty'

/** Why a file cannot be sent, or null. The server checks again, by content. */
export function problemOf(file: File, accept: string[], maxBytes: number): FileProblem | null {
  const name = file.name.toLowerCase()
  if (!accept.some((ending) => name.endsWith(ending))) return 'wrong_type'
  if (file.size > maxBytes) return 'too_large'
  return file.size === 0 ? 'empty' : null
}
