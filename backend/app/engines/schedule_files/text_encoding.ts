import { unnamedEncoding } from '#engines/text/unnamed_encoding'
import { ScheduleFileError } from './errors.js'

/**
 * The text of a file of unnamed encoding, see `unnamedEncoding`.
 * @throws ScheduleFileError unreadable for binary data
 */
export function decodeUnnamed(bytes: Uint8Array): string {
  // a byte order mark is left out by the decoder
  const text = new TextDecoder(unnamedEncoding(bytes), { fatal: true }).decode(bytes)
  if (text.includes('\0')) throw new ScheduleFileError('unreadable', 'NUL')
  return text
}
