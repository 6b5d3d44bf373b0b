import type { FileHandle } from 'node:fs/promises'
import type { Kind } from './kinds.js'

const END_RECORD = 0x06054b50
const ENTRY = 0x02014b50
const END_LENGTH = 22
const LONGEST_COMMENT = 65_535
const MOST_ENTRIES = 5_000
const LARGEST_DIRECTORY = 2 * 1024 * 1024
const LARGEST_UNPACKED = 200 * 1024 * 1024
/** Real office files pack 5 to 30 times; a bomb packs a thousand times. */
const HIGHEST_RATIO = 120
/** Below this even a good ratio unpacks to nothing worth refusing. */
const HARMLESS_UNPACKED = 8 * 1024 * 1024

interface Directory {
  names: Set<string>
  unpacked: number
}

/**
 * Whether a ZIP is a Word or Excel file (OOXML) and safe to unpack, by its central directory alone:
 * nothing is unpacked here. Encrypted members, macros, paths that leave the folder, bytes before
 * the archive and ZIP64 are refused.
 */
export async function officeKind(file: FileHandle, size: number): Promise<Kind | null> {
  const bytes = await centralDirectory(file, size)
  const directory = bytes && readDirectory(bytes)
  if (!directory || isBomb(directory.unpacked, size)) return null
  const { names } = directory
  if (!names.has('[Content_Types].xml') || !names.has('_rels/.rels')) return null
  if ([...names].some((name) => /vbaProject|\.(?:exe|dll|js|vbs|hta)$/i.test(name))) return null
  if (names.has('word/document.xml')) return 'docx'
  return names.has('xl/workbook.xml') ? 'xlsx' : null
}

function isBomb(unpacked: number, size: number) {
  if (unpacked > LARGEST_UNPACKED) return true
  return unpacked > HARMLESS_UNPACKED && unpacked / size > HIGHEST_RATIO
}

async function centralDirectory(file: FileHandle, size: number): Promise<Buffer | null> {
  const length = Math.min(size, END_LENGTH + LONGEST_COMMENT)
  const { buffer: tail } = await file.read(Buffer.alloc(length), 0, length, size - length)
  const at = findEnd(tail)
  if (at < 0) return null
  const entries = tail.readUInt16LE(at + 10)
  const directorySize = tail.readUInt32LE(at + 12)
  const offset = tail.readUInt32LE(at + 16)
  if (entries === 0 || entries > MOST_ENTRIES || directorySize > LARGEST_DIRECTORY) return null
  // the directory ends where its end record begins: no second archive, nothing put before this one
  if (offset + directorySize !== size - length + at) return null
  const { buffer } = await file.read(Buffer.alloc(directorySize), 0, directorySize, offset)
  return buffer
}

function findEnd(tail: Buffer) {
  for (let at = tail.length - END_LENGTH; at >= 0; at--) {
    if (tail.readUInt32LE(at) !== END_RECORD) continue
    if (at + END_LENGTH + tail.readUInt16LE(at + 20) === tail.length) return at
  }
  return -1
}

function readDirectory(bytes: Buffer): Directory | null {
  const names = new Set<string>()
  let unpacked = 0
  for (let at = 0; at < bytes.length;) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== ENTRY) return null
    const encrypted = bytes.readUInt16LE(at + 8) & 1
    const packedSize = bytes.readUInt32LE(at + 20)
    const size = bytes.readUInt32LE(at + 24)
    const nameLength = bytes.readUInt16LE(at + 28)
    const rest = bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    if (encrypted || packedSize === 0xffffffff || size === 0xffffffff || leavesFolder(name))
      return null
    if (names.has(name)) return null
    names.add(name)
    unpacked += size
    at += 46 + nameLength + rest
  }
  return { names, unpacked }
}

function leavesFolder(name: string) {
  // eslint-disable-next-line no-control-regex
  return /^[/\\]|^[a-z]:|\\|\u0000|(?:^|\/)\.\.(?:\/|$)/i.test(name)
}
