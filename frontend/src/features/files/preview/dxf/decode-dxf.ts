/* From the bytes of a DXF to its text: binary or not, in the code page that it names. */

const BINARY = 'AutoCAD Binary DXF\r\n\u001a\u0000'
/** The first release whose text is UTF-8 (AutoCAD 2007). */
const UNICODE_SINCE = 'AC1021'
/** Far enough for $ACADVER and $DWGCODEPAGE, which stand at the beginning of the header. */
const HEAD = 4096

/** Code pages that are not called `windows-…` by browsers. */
const NAMED: Record<string, string> = {
  ANSI_874: 'windows-874',
  ANSI_932: 'shift_jis',
  ANSI_936: 'gbk',
  ANSI_949: 'euc-kr',
  ANSI_950: 'big5',
  ANSI_1361: 'euc-kr',
}
/** What the first digit of `\M+1XXXX` stands for. */
const MULTIBYTE: Record<string, string> = {
  ...{ 1: 'shift_jis', 2: 'big5', 3: 'euc-kr', 4: 'euc-kr', 5: 'gbk' },
}

/**
 * The text of a drawing, with the characters that it names by number (`\U+0628`, `\M+1826B`) put in.
 * @throws RangeError when a binary drawing is cut off
 */
export function decodeDxf(bytes: ArrayBuffer): string {
  const head = new TextDecoder('latin1').decode(bytes.slice(0, HEAD))
  const text = head.startsWith(BINARY)
    ? binaryText(new DataView(bytes), BINARY.length)
    : decoded(bytes, encodingsOf(head))
  return unescaped(text)
}

/** By the first encoding in which nothing is wrong: some programs write another one than they name. */
function decoded(bytes: ArrayBuffer, labels: readonly string[]): string {
  for (const label of labels.slice(0, -1))
    try {
      return new TextDecoder(label, { fatal: true }).decode(bytes)
    } catch {
      // the next one
    }
  return new TextDecoder(labels.at(-1)).decode(bytes)
}

const headerValue = (head: string, name: string) =>
  new RegExp(`\\${name}\\s*\\r?\\n\\s*\\d+\\s*\\r?\\n\\s*(\\S+)`).exec(head)?.[1]

/** Ways in which a text drawing may be written, the likeliest first; the last one reads anything. */
function encodingsOf(head: string): string[] {
  const version = headerValue(head, '$ACADVER') ?? ''
  const page = headerValue(head, '$DWGCODEPAGE')?.toUpperCase()
  const named = page === undefined ? 'windows-1252' : labelOf(page)
  return version >= UNICODE_SINCE || page === undefined ? ['utf-8', named] : [named]
}

function labelOf(page: string): string {
  try {
    return new TextDecoder(NAMED[page] ?? page.replace(/^(?:ANSI_|DOS)/, 'windows-')).encoding
  } catch {
    // a code page that no browser knows: most of a drawing is plain letters
    return 'windows-1252'
  }
}

/** A character below a space would break the pairs of lines that a drawing consists of. */
const FIRST_PRINTED = 0x20

function unescaped(text: string): string {
  return text
    .replace(/\\U\+([0-9A-F]{4})/gi, (whole, code: string) => {
      const point = Number.parseInt(code, 16)
      return point < FIRST_PRINTED ? whole : String.fromCharCode(point)
    })
    .replace(/\\M\+([1-5])([0-9A-F]{4})/gi, (_, page: string, code: string) => {
      const pair = Number.parseInt(code, 16)
      return new TextDecoder(MULTIBYTE[page]).decode(new Uint8Array([pair >> 8, pair & 0xff]))
    })
}

/** What a group's value is in a binary drawing, by its code (DXF reference, "Group code value types"). */
function sizeOf(code: number): 'text' | 'double' | 'short' | 'long' | 'long8' | 'byte' | 'chunk' {
  const within = (from: number, to: number) => code >= from && code <= to
  if (within(10, 59) || within(110, 149) || within(210, 239) || within(460, 469)) return 'double'
  if (within(1010, 1059)) return 'double'
  if (within(60, 79) || within(170, 179) || within(270, 289) || within(370, 389)) return 'short'
  if (within(400, 409) || within(1060, 1070)) return 'short'
  if (within(90, 99) || within(420, 429) || within(440, 459) || code === 1071) return 'long'
  if (within(160, 169)) return 'long8'
  if (within(290, 299)) return 'byte'
  return within(310, 319) || code === 1004 ? 'chunk' : 'text'
}

/** Writes the groups of a binary drawing as the pairs of lines of a text one. */
function binaryText(view: DataView, start: number): string {
  const bytes = new Uint8Array(view.buffer)
  const lines: string[] = []
  const letters = new TextDecoder('utf-8')
  let at = start
  const text = () => {
    const end = bytes.indexOf(0, at)
    if (end < 0) throw new RangeError('the drawing is cut off')
    const value = letters.decode(bytes.subarray(at, end))
    at = end + 1
    return value
  }
  const number = (size: number, read: (position: number) => number | bigint) => {
    const value = read(at)
    at += size
    return String(value)
  }
  const readers = {
    text,
    double: () => number(8, (p) => view.getFloat64(p, true)),
    short: () => number(2, (p) => view.getInt16(p, true)),
    long: () => number(4, (p) => view.getInt32(p, true)),
    long8: () => number(8, (p) => view.getBigInt64(p, true)),
    byte: () => number(1, (p) => view.getUint8(p)),
    chunk: () => {
      // pictures and the like, of which nothing is drawn
      at += 1 + view.getUint8(at)
      return ''
    },
  }
  while (at < view.byteLength) {
    const code = view.getUint16(at, true)
    at += 2
    const value = readers[sizeOf(code)]()
    lines.push(String(code), value)
    if (code === 0 && value === 'EOF') break
  }
  return lines.join('\n')
}
