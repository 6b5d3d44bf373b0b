import { onProcessEnd } from '#engines/processes/process_end'
import { PdfRenderer } from './renderer.js'

let renderer: PdfRenderer | null = null

/** The one renderer of this process; its browser starts with the first document and ends with the process. */
export function sharedRenderer(): PdfRenderer {
  if (renderer) return renderer
  const created = new PdfRenderer()
  renderer = created
  onProcessEnd(() => created.close())
  return created
}
