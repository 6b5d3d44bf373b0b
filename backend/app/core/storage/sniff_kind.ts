import { open, type FileHandle } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import { looksEncrypted } from '#engines/encrypted_files/header'
import type { Kind } from './kinds.js'
import { statementKind } from './sniff_bank_file.js'
import { compoundKind, isCompound } from './sniff_compound.js'
import { isDwg, isDxf } from './sniff_drawing.js'
import { isMessage } from './sniff_mail.js'
import { isBuildingModel } from './sniff_model.js'
import { scheduleKind } from './sniff_schedule.js'
import { isCalendar, isCards, isDelimitedText } from './sniff_text.js'
import { zipKind } from './sniff_zip.js'

const HEAD = 8192
const TAIL = 4096

const BY_MAGIC: Readonly<Record<string, Kind>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/apng': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/tiff': 'tiff',
  'application/pdf': 'pdf',
}

/**
 * What a file is, by its bytes alone. Names and types that a client sends are ignored: a page of
 * HTML named `.png` would otherwise pass as a picture.
 * @returns null for everything that is not positively one of our kinds
 */
export async function sniffKind(path: string): Promise<Kind | null> {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    const head = await read(file, 0, Math.min(HEAD, size))
    const tail = await read(file, Math.max(0, size - TAIL), Math.min(TAIL, size))
    // stored in the clear it would be taken for an encrypted file
    if (looksEncrypted(head)) return null
    if (head.subarray(0, 4).equals(ZIP)) return await zipKind(path)
    if (isCompound(head)) return await compoundKind(file, head)
    if (isDwg(head, size)) return 'dwg'
    if (isDxf(head, tail)) return 'dxf'
    if (isBuildingModel(head)) return 'ifc'
    if (isCards(head)) return 'vcf'
    if (isCalendar(head)) return 'ics'
    const schedule = scheduleKind(head)
    if (schedule) return schedule
    const statement = statementKind(head)
    if (statement) return statement
    const kind = BY_MAGIC[await magicOf(path)] ?? null
    if (kind === 'pdf') return isPdf(head, tail) ? 'pdf' : null
    if (kind) return kind
    return isMessage(head) ? 'eml' : isDelimitedText(head) ? 'csv' : null
  } finally {
    await file.close()
  }
}

const ZIP = Buffer.from('PK\u0003\u0004', 'latin1')

/** Header at the very first byte (nothing else can hide before it) and the trailer of a whole file. */
function isPdf(head: Buffer, tail: Buffer) {
  const end = tail.toString('latin1')
  return (
    /^%PDF-[12]\.\d/.test(head.toString('latin1', 0, 8)) &&
    /startxref\s+\d+\s+%%EOF[\s\0]*$/.test(end)
  )
}

async function magicOf(path: string): Promise<string> {
  try {
    return (await fileTypeFromFile(path))?.mime ?? ''
  } catch {
    // a structure that even the detector cannot follow is none of ours
    return ''
  }
}

async function read(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}
