import { DOCUMENT_TYPES } from '../../../kit/files/rules'

/** Extensions that folders take; the server looks at the content. */
export const LIBRARY_TYPES = [...DOCUMENT_TYPES, '.gif', '.tif', '.tiff', '.txt', '.csv']

const PICTURES = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp'])

export type Look = 'pdf' | 'picture' | 'text' | 'csv' | 'dxf' | 'dwg' | 'none'

/** How a file can be looked at here. */
export function lookOf(mime: string): Look {
  if (mime === 'application/pdf') return 'pdf'
  if (PICTURES.has(mime)) return 'picture'
  if (mime.startsWith('text/csv')) return 'csv'
  if (mime.startsWith('text/plain')) return 'text'
  if (mime === 'image/vnd.dxf') return 'dxf'
  return mime === 'image/vnd.dwg' ? 'dwg' : 'none'
}
