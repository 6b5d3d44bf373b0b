import { ScheduleFileError } from './errors.js'

const BEYOND_ASCII = 0x80
/** Of the bytes beyond ASCII, how many stand beside another one: letters of a word in Arabic do. */
const ARABIC_SHARE = 0.6

/**
 * The text of a file of unnamed encoding: UTF-8 where it is valid, by its mark, else a Windows code page,
 * the Arabic one when most letters beyond ASCII stand beside each other.
 * @throws ScheduleFileError unreadable for binary data
 */
export function decodeUnnamed(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return decode(bytes, 'utf-16le')
  if (first === 0xfe && second === 0xff) return decode(bytes, 'utf-16be')
  try {
    return decode(bytes, 'utf-8')
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return decode(bytes, isArabic(bytes) ? 'windows-1256' : 'windows-1252')
  }
}

function decode(bytes: Uint8Array, encoding: string): string {
  // a byte order mark is left out by the decoder
  const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
  if (text.includes('\0')) throw new ScheduleFileError('unreadable', 'NUL')
  return text
}

function isArabic(bytes: Uint8Array): boolean {
  let beyond = 0
  let beside = 0
  let wasBeyond = false
  for (const byte of bytes) {
    const isBeyond = byte >= BEYOND_ASCII
    if (isBeyond) beyond++
    if (isBeyond && wasBeyond) beside++
    wasBeyond = isBeyond
  }
  return beside > beyond * ARABIC_SHARE
}
