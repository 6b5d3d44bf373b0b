import { OFFICE_FILES } from '#engines/ooxml/office_text'

export const READABLE_PICTURES: ReadonlySet<string> = new Set([
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/tiff',
])

/** Whether there may be text in a file of this type. */
export function isReadable(mime: string): boolean {
  return (
    mime === 'application/pdf' ||
    OFFICE_FILES.has(mime) ||
    READABLE_PICTURES.has(mime) ||
    mime.startsWith('text/')
  )
}
