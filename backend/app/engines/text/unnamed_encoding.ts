const BEYOND_ASCII = 0x80
/** Of the bytes beyond ASCII, how many stand beside another one: letters of a word in Arabic do. */
const ARABIC_SHARE = 0.6

/**
 * The encoding of a text that names none: by its mark, UTF-8 where it is valid, else a Windows code
 * page, the Arabic one when most letters beyond ASCII stand beside each other.
 */
export function unnamedEncoding(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return isArabic(bytes) ? 'windows-1256' : 'windows-1252'
  }
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
