import { Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

export interface NewMember {
  name: string
  content: AsyncIterable<string | Uint8Array>
}

/** A member of another archive, taken over without being unpacked. */
export interface PackedMember {
  name: Buffer
  bytes: AsyncIterable<Uint8Array>
  method: number
  crc: number
  packed: number
  size: number
  /** Of the name: UTF-8, or the code page of old. */
  isUtf8: boolean
}

export type ZipMember = NewMember | PackedMember

interface Written {
  name: Buffer
  flags: number
  method: number
  crc: number
  packed: number
  size: number
  offset: number
}

const UTF8 = 0x0800
/** Sizes follow the data, names are UTF-8. */
const FLAGS = UTF8 | 0x0008
const DEFLATED = 8
/** 1 January 1980: a file made twice of the same rows is the same file. */
const DATE = 0x0021

/** An archive, piece by piece; a member is generated when the one before it is done. */
export async function* zipChunks(members: AsyncIterable<ZipMember>): AsyncGenerator<Buffer> {
  const written: Written[] = []
  let offset = 0
  for await (const member of members) {
    const entry = 'content' in member ? newEntry(member, offset) : packedEntry(member, offset)
    const head = localHeader(entry)
    yield head
    offset += head.length
    if ('content' in member) {
      yield* packed(member.content, entry)
      const tail = descriptor(entry)
      yield tail
      offset += entry.packed + tail.length
    } else {
      for await (const piece of member.bytes) yield Buffer.from(piece)
      offset += entry.packed
    }
    written.push(entry)
  }
  const directory = Buffer.concat(written.map(directoryEntry))
  yield directory
  yield endRecord(written.length, directory.length, offset)
}

function newEntry({ name }: NewMember, offset: number): Written {
  const counted = { crc: 0, packed: 0, size: 0 }
  return { name: Buffer.from(name), flags: FLAGS, method: DEFLATED, ...counted, offset }
}

function packedEntry({ bytes: _, isUtf8, ...member }: PackedMember, offset: number): Written {
  return { ...member, flags: isUtf8 ? UTF8 : 0, offset }
}

async function* packed(
  content: AsyncIterable<string | Uint8Array>,
  entry: Written
): AsyncGenerator<Buffer> {
  const counted = async function* () {
    for await (const piece of content) {
      const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece
      entry.crc = crc32(bytes, entry.crc)
      entry.size += bytes.length
      yield bytes
    }
  }
  const source = Readable.from(counted())
  const deflate = createDeflateRaw({ level: 6 })
  source.on('error', (error) => deflate.destroy(error))
  try {
    for await (const piece of source.pipe(deflate)) {
      entry.packed += (piece as Buffer).length
      yield piece as Buffer
    }
  } finally {
    source.destroy()
  }
}

/** What is packed while it is written is counted on the way: its sizes follow it. */
function localHeader({ name, flags, method, crc, packed: packedSize, size }: Written): Buffer {
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt16LE(20, 4)
  head.writeUInt16LE(flags, 6)
  head.writeUInt16LE(method, 8)
  head.writeUInt16LE(DATE, 12)
  head.writeUInt32LE(crc, 14)
  head.writeUInt32LE(packedSize, 18)
  head.writeUInt32LE(size, 22)
  head.writeUInt16LE(name.length, 26)
  return Buffer.concat([head, name])
}

function descriptor({ crc, packed: packedSize, size }: Written): Buffer {
  const tail = Buffer.alloc(16)
  tail.writeUInt32LE(0x08074b50, 0)
  tail.writeUInt32LE(crc, 4)
  tail.writeUInt32LE(packedSize, 8)
  tail.writeUInt32LE(size, 12)
  return tail
}

function directoryEntry({ name, flags, method, offset, ...counted }: Written): Buffer {
  const { crc, packed: packedSize, size } = counted
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt16LE(20, 4)
  entry.writeUInt16LE(20, 6)
  entry.writeUInt16LE(flags, 8)
  entry.writeUInt16LE(method, 10)
  entry.writeUInt16LE(DATE, 14)
  entry.writeUInt32LE(crc, 16)
  entry.writeUInt32LE(packedSize, 20)
  entry.writeUInt32LE(size, 24)
  entry.writeUInt16LE(name.length, 28)
  entry.writeUInt32LE(offset, 42)
  return Buffer.concat([entry, name])
}

function endRecord(count: number, length: number, offset: number): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(length, 12)
  end.writeUInt32LE(offset, 16)
  return end
}
