import { crc32, deflateRawSync } from 'node:zlib'
import sharp from 'sharp'

interface ZipEntry {
  name: string
  data?: string | Buffer
  /** Deflated; else stored as it is. */
  packed?: boolean
  /** What the directory says about the unpacked size; the true one by default. */
  claims?: number
  /** Where the directory says that the member begins; where it does by default. */
  offset?: number
  encrypted?: boolean
}

interface ZipFrame {
  /** Bytes before the archive. */
  before?: Buffer
  /** What the end record says of the directory, where that is not the truth. */
  directorySize?: number
  comment?: Buffer
}

/** A ZIP, as true as it names be. */
export function zip(
  entries: ZipEntry[],
  { before = Buffer.alloc(0), directorySize, comment = Buffer.alloc(0) }: ZipFrame = {}
): Buffer {
  const locals: Buffer[] = [before]
  const directory: Buffer[] = []
  let at = before.length
  for (const { name, data = '<x/>', packed, claims, offset, encrypted } of entries) {
    const bytes = Buffer.from(data)
    const content = packed ? deflateRawSync(bytes, { level: 9 }) : bytes
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50, 0)
    head.writeUInt16LE(encrypted ? 1 : 0, 6)
    head.writeUInt16LE(packed ? 8 : 0, 8)
    head.writeUInt32LE(crc32(bytes), 14)
    head.writeUInt32LE(content.length, 18)
    head.writeUInt32LE(claims ?? bytes.length, 22)
    head.writeUInt16LE(Buffer.byteLength(name), 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    head.copy(entry, 6, 4, 30)
    entry.writeUInt32LE(offset ?? at, 42)
    locals.push(head, Buffer.from(name), content)
    directory.push(entry, Buffer.from(name))
    at += 30 + Buffer.byteLength(name) + content.length
  }
  const listed = Buffer.concat(directory)
  const end = endRecord(entries.length, directorySize ?? listed.length, at, comment.length)
  return Buffer.concat([...locals, listed, end, comment])
}

/** The record that an archive ends with. */
export function endRecord(entries: number, size: number, offset: number, comment = 0): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries, 8)
  end.writeUInt16LE(entries, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(offset, 16)
  end.writeUInt16LE(comment, 20)
  return end
}

const OFFICE = [{ name: '[Content_Types].xml' }, { name: '_rels/.rels' }]
export const docx = (...more: ZipEntry[]) =>
  zip([...OFFICE, { name: 'word/document.xml' }, ...more])
export const xlsx = (...more: ZipEntry[]) => zip([...OFFICE, { name: 'xl/workbook.xml' }, ...more])

export const pdf = (body = '') =>
  Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n${body}\nxref\n0 1\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n`
  )

export const picture = (
  format: 'png' | 'jpeg' | 'gif' | 'webp' | 'tiff',
  width = 40,
  height = 30
) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .toFormat(format)
    .toBuffer()

/** A PNG whose header alone promises this many pixels. */
export function pngHeader(width: number, height: number): Buffer {
  const body = Buffer.alloc(17)
  body.write('IHDR', 0, 'latin1')
  body.writeUInt32BE(width, 4)
  body.writeUInt32BE(height, 8)
  body.set([8, 2, 0, 0, 0], 12)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk(body),
    chunk(Buffer.concat([Buffer.from('IDAT'), Buffer.from('789c030000000001', 'hex')])),
    chunk(Buffer.from('IEND')),
  ])
}

function chunk(typed: Buffer) {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(typed.length - 4)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(typed))
  return Buffer.concat([length, typed, sum])
}

export function dwg(): Buffer {
  const bytes = Buffer.alloc(1024)
  bytes.write('AC1032', 0, 'latin1')
  bytes[11] = 4
  bytes.writeUInt32LE(0x1c0, 13)
  return bytes
}

export const dxf = () =>
  Buffer.from(
    '999\r\nmade by hand\r\n  0\r\nSECTION\r\n  2\r\nHEADER\r\n  9\r\n$ACADVER\r\n  1\r\nAC1027\r\n  0\r\nENDSEC\r\n  0\r\nEOF\r\n'
  )

export const html = (length: number) =>
  Buffer.from(`<html><script>alert(1)</script>${'<p>x</p>'.repeat(length / 8)}`)

/** A file of an older Office program: a header, the table of its sectors, and a directory of these names. */
export function compound(...names: string[]): Buffer {
  const head = Buffer.alloc(512, 0xff)
  head.write('d0cf11e0a1b11ae1', 0, 'hex')
  head.fill(0, 8, 76)
  head.writeUInt16LE(9, 30)
  head.writeUInt32LE(1, 48)
  head.writeUInt32LE(0, 76)
  const entries = ['Root Entry', ...names].map((name) => {
    const entry = Buffer.alloc(128)
    entry.write(name, 0, 'utf16le')
    entry.writeUInt16LE(2 * name.length + 2, 64)
    return entry
  })
  const directory = Buffer.concat(entries)
  const sectors = Math.ceil(directory.length / 512)
  const table = Buffer.alloc(512, 0xff)
  table.writeUInt32LE(0xfffffffd, 0)
  for (let sector = 1; sector <= sectors; sector++)
    table.writeUInt32LE(sector < sectors ? sector + 1 : 0xfffffffe, 4 * sector)
  return Buffer.concat([head, table, directory, Buffer.alloc(sectors * 512 - directory.length)])
}

export const eml = (more = '') =>
  Buffer.from(
    `From: client@example.com\r\nTo: tenders@binaa.example\r\nDate: Sun, 1 Nov 2026 08:00:00 +0300\r\nSubject: Enquiry,\r\n for doors\r\n${more}\r\nPlease quote.\r\n`
  )

export const ifc = (schema = 'IFC4') =>
  Buffer.from(
    `ISO-10303-21;\nHEADER;\nFILE_DESCRIPTION((''),'2;1');\nFILE_SCHEMA(('${schema}'));\nENDSEC;\nDATA;\nENDSEC;\nEND-ISO-10303-21;\n`
  )
