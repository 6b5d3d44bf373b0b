import type { FileHandle } from 'node:fs/promises'
import type { Kind } from './kinds.js'

/*
 * Files of older Office programs are small file systems ([MS-CFB]): a header, a table that chains the
 * sectors, and a directory whose names say what is in them.
 */
const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const HEADER = 512
const ENTRY = 128
/** A name that tells the kind is among the first entries; more is not looked through. */
const MOST_SECTORS = 256
const IN_HEADER = 109

export const isCompound = (head: Buffer): boolean =>
  head.length >= HEADER && head.subarray(0, SIGNATURE.length).equals(SIGNATURE)

/** A workbook of Excel 97 or a message of Outlook; null for anything else, and for what holds macros. */
export async function compoundKind(file: FileHandle, head: Buffer): Promise<Kind | null> {
  const names = await namesIn(file, head)
  if ([...names].some((name) => /^_VBA_PROJECT|^Macros$/i.test(name))) return null
  if (names.has('Workbook') || names.has('Book')) return 'xls'
  return names.has('__properties_version1.0') ? 'msg' : null
}

async function namesIn(file: FileHandle, head: Buffer): Promise<ReadonlySet<string>> {
  const shift = head.readUInt16LE(30)
  const names = new Set<string>()
  if (shift !== 9 && shift !== 12) return names
  const size = 1 << shift
  const sector = async (number: number) => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(size), 0, size, (number + 1) * size)
    return bytesRead === size ? buffer : null
  }
  let number = head.readUInt32LE(48)
  for (let read = 0; read < MOST_SECTORS; read++) {
    const directory = await sector(number)
    if (!directory) break
    for (let at = 0; at < size; at += ENTRY) names.add(nameOf(directory.subarray(at, at + ENTRY)))
    const next = await nextSector(number, { head, size, sector })
    if (next === null) break
    number = next
  }
  return names
}

interface Chain {
  head: Buffer
  size: number
  sector: (number: number) => Promise<Buffer | null>
}

/** The sector after this one, by the part of the table that the header leads to. */
async function nextSector(number: number, { head, size, sector }: Chain): Promise<number | null> {
  const perSector = size / 4
  const part = Math.floor(number / perSector)
  if (part >= IN_HEADER) return null
  const table = await sector(head.readUInt32LE(76 + 4 * part))
  const next = table?.readUInt32LE(4 * (number % perSector))
  return next === undefined || next > 0xfffffff0 ? null : next
}

function nameOf(entry: Buffer): string {
  const length = Math.min(64, entry.readUInt16LE(64))
  return length < 2 ? '' : entry.toString('utf16le', 0, length - 2)
}
