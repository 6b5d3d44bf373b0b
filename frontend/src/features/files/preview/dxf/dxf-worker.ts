import { decodeDxf } from './decode-dxf'
import { dxfShapes } from './dxf-shapes'
import { readDrawing } from './read-drawing'

/** Reads a drawing away from the page, so that a large one does not stop it. */
self.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => {
  try {
    const drawing = readDrawing(decodeDxf(data))
    self.postMessage(drawing ? { shapes: dxfShapes(drawing) } : { failed: true })
  } catch {
    // a drawing that can't be parsed is reported as such
    self.postMessage({ failed: true })
  }
}
