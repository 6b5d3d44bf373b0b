/** Releases R13 to 2018; older ones have another structure and no reader here. */
const DWG_VERSION = /^AC10(?:12|14|15|18|21|24|27|32)/
const DXF_BINARY = 'AutoCAD Binary DXF\r\n\u001a\u0000'
const DXF_SECTION = /^(?:HEADER|CLASSES|TABLES|BLOCKS|ENTITIES|OBJECTS|THUMBNAILIMAGE)$/
const LOWEST_GROUP = -5
const HIGHEST_GROUP = 1071

/**
 * An AutoCAD drawing: version, the zero bytes that follow it, and a preview address inside the file.
 * Layout: Open Design Specification for .dwg files, section 3.1 (file header).
 */
export function isDwg(head: Buffer, size: number): boolean {
  if (head.length < 128 || !DWG_VERSION.test(head.toString('latin1', 0, 6))) return false
  const reserved = head.subarray(6, 11)
  return reserved.every((byte) => byte === 0) && head.readUInt32LE(13) < size
}

/** A drawing exchange file, as text or binary. */
export function isDxf(head: Buffer, tail: Buffer): boolean {
  if (head.toString('latin1', 0, DXF_BINARY.length) === DXF_BINARY) return true
  if (head.includes(0) || !/(?:^|\n)\s*0\s*\r?\n\s*EOF\s*$/.test(tail.toString('latin1')))
    return false
  return beginsWithSection(head.toString('latin1').replace(/^\u00ef\u00bb\u00bf/, ''))
}

/** Text DXF is pairs of lines, a group code and its value; comments (999) may precede the section. */
function beginsWithSection(text: string): boolean {
  const lines = text.split(/\r?\n/)
  let sections = 0
  // the last line of the head may be cut off in the middle
  for (let i = 0; i + 3 < lines.length; i += 2) {
    const code = Number(lines[i].trim() || Number.NaN)
    if (!Number.isInteger(code) || code < LOWEST_GROUP || code > HIGHEST_GROUP) return false
    if (sections === 0 && code !== 999) {
      const name = lines[i + 3].trim()
      if (code !== 0 || lines[i + 1].trim() !== 'SECTION' || !DXF_SECTION.test(name)) return false
      sections++
    }
  }
  return sections > 0
}
