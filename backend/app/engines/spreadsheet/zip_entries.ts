import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { createInflateRaw } from 'node:zlib'

interface Entry {
  /** Of the local header. */
  offset: number
  packedSize: number
  method: number
}

const END_RECORD = 0x06054b50
const STORED = 0
const DEFLATED = 8

/** The members of a ZIP by name, from its central directory. The caller has checked the upload. */
export async function zipEntries(path: string): Promise<Map<string, Entry>> {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    const length = Math.min(size, 65_557)
    const { buffer: tail } = await file.read(Buffer.alloc(length), 0, length, size - length)
    let end = tail.length - 22
    while (end >= 0 && tail.readUInt32LE(end) !== END_RECORD) end--
    if (end < 0) return new Map()
    const bytes = Buffer.alloc(tail.readUInt32LE(end + 12))
    await file.read(bytes, 0, bytes.length, tail.readUInt32LE(end + 16))
    return directory(bytes)
  } finally {
    await file.close()
  }
}

function directory(bytes: Buffer): Map<string, Entry> {
  const entries = new Map<string, Entry>()
  for (let at = 0; at + 46 <= bytes.length;) {
    const nameLength = bytes.readUInt16LE(at + 28)
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    entries.set(name, {
      method: bytes.readUInt16LE(at + 10),
      packedSize: bytes.readUInt32LE(at + 20),
      offset: bytes.readUInt32LE(at + 42),
    })
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries
}

/** The unpacked bytes of a member, as a stream. @throws Error on a packing that nobody uses here */
export async function openEntry(path: string, entry: Entry): Promise<Readable> {
  if (entry.method !== STORED && entry.method !== DEFLATED) throw new Error('unknown packing')
  const file = await open(path, 'r')
  const { buffer: header } = await file.read(Buffer.alloc(30), 0, 30, entry.offset)
  await file.close()
  const start = entry.offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28)
  const packed = createReadStream(path, { start, end: start + entry.packedSize - 1 })
  if (entry.method === STORED) return packed
  const unpacked = createInflateRaw()
  packed.on('error', (error) => unpacked.destroy(error))
  return packed.pipe(unpacked)
}
