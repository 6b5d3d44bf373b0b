import DxfParser from 'dxf-parser'
import { dxfShapes, type Drawing } from './dxf-shapes'

/** Reads a drawing away from the page, so that a large one does not stop it. */
self.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => {
  try {
    const drawing = new DxfParser().parseSync(new TextDecoder().decode(data))
    self.postMessage(
      drawing ? { shapes: dxfShapes(drawing as unknown as Drawing) } : { failed: true }
    )
  } catch {
    // a drawing that can't be parsed is reported as such
    self.postMessage({ failed: true })
  }
}
