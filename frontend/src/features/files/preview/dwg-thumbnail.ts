/* Layout: Open Design Specification for .dwg files, sections 3.1 (header) and 21 (preview). */
const SEEKER = 13
const SENTINEL_LENGTH = 16
const BITMAP = 2
const PNG = 6
const FILE_HEADER = 14

/** Releases by the six letters that a drawing begins with. */
const RELEASES: Record<string, string> = {
  AC1012: 'R13',
  AC1014: 'R14',
  AC1015: '2000',
  AC1018: '2004',
  AC1021: '2007',
  AC1024: '2010',
  AC1027: '2013',
  AC1032: '2018',
}

export function dwgRelease(bytes: ArrayBuffer): string | null {
  const mark = String.fromCharCode(...new Uint8Array(bytes, 0, Math.min(6, bytes.byteLength)))
  return RELEASES[mark] ?? null
}

/** The small picture that AutoCAD keeps inside a drawing; null where there is none. */
export function dwgThumbnail(bytes: ArrayBuffer): Blob | null {
  const view = new DataView(bytes)
  try {
    let at = view.getUint32(SEEKER, true) + SENTINEL_LENGTH + 4
    const count = Math.min(view.getUint8(at++), 8)
    for (let i = 0; i < count; i++, at += 9) {
      const code = view.getUint8(at)
      const start = view.getUint32(at + 1, true)
      const length = view.getUint32(at + 5, true)
      if (start + length > bytes.byteLength || length < 40) continue
      const data = new Uint8Array(bytes, start, length)
      if (code === PNG) return new Blob([data], { type: 'image/png' })
      if (code === BITMAP)
        return new Blob([bitmapHeader(view, start, length), data], { type: 'image/bmp' })
    }
  } catch (error) {
    // addresses that lead outside of the file: there is no preview to be had
    if (!(error instanceof RangeError)) throw error
  }
  return null
}

/** Inside a drawing a bitmap lacks the header of a file. */
function bitmapHeader(view: DataView, start: number, length: number): ArrayBuffer {
  const bits = view.getUint16(start + 14, true)
  const colours = view.getUint32(start + 32, true) || (bits <= 8 ? 2 ** bits : 0)
  const header = new DataView(new ArrayBuffer(FILE_HEADER))
  header.setUint16(0, 0x4d42, true)
  header.setUint32(2, FILE_HEADER + length, true)
  header.setUint32(10, FILE_HEADER + view.getUint32(start, true) + colours * 4, true)
  return header.buffer
}
