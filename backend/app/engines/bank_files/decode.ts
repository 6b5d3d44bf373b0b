import { unnamedEncoding } from '#engines/text/unnamed_encoding'
import { BankFileError } from './errors.js'

/** The text of a file that does not say how it is encoded. @throws BankFileError unreadable, wrong_encoding */
export function decodeStatement(bytes: Uint8Array): string {
  return decode(bytes, unnamedEncoding(bytes))
}

const DECLARED = /^<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w-]{1,40})["']/
/** Encodings that a file may name; to the decoder `iso-8859-1` is the code page of Windows. */
const KNOWN = new Set(['utf-8', 'utf8', 'iso-8859-1', 'us-ascii', 'windows-1252', 'windows-1256'])

/**
 * The text of XML, in the encoding that it names or else UTF-8.
 * @throws BankFileError wrong_encoding with the line of the first byte that is not of it
 */
export function decodeXml(bytes: Uint8Array): string {
  const wide = bytes[0] === 0xff || bytes[0] === 0xfe
  if (wide) return decode(bytes, unnamedEncoding(bytes))
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 300)).replace(/^ï»¿/, '')
  const named = (DECLARED.exec(head)?.[1] ?? 'utf-8').toLowerCase()
  if (!KNOWN.has(named)) throw new BankFileError('wrong_encoding', 1, { encoding: named })
  return decode(bytes, named)
}

function decode(bytes: Uint8Array, encoding: string): string {
  let text: string
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause
    throw new BankFileError(
      'wrong_encoding',
      lineOfBroken(bytes, encoding),
      { encoding },
      { cause }
    )
  }
  const nul = text.indexOf('\0')
  if (nul >= 0) throw new BankFileError('unreadable', linesBefore(text.slice(0, nul)))
  return text
}

function lineOfBroken(bytes: Uint8Array, encoding: string): number {
  const decoded = new TextDecoder(encoding).decode(bytes)
  return linesBefore(decoded.slice(0, decoded.indexOf('\ufffd')))
}

const linesBefore = (text: string) => text.split('\n').length
