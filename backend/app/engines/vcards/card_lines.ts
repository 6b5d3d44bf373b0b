/** A line of a card: `item1.TEL;TYPE=CELL:+966…` */
export interface CardLine {
  name: string
  /** Kinds as either version states them, in small letters: `TYPE=CELL,VOICE`, `CELL;VOICE`. */
  types: ReadonlySet<string>
  /** Decoded; its escapes still mark what parts it. */
  value: string
}

/** Characters of what stands before the colon, and of a value: more is nothing that anyone wrote. */
export const MOST_HEAD = 2000
export const MOST_VALUE = 200_000
/** Lines that one is folded over, a picture among them; what follows is left out. */
export const MOST_PIECES = 20_000

const QUOTED = /^[^:]*;(?:ENCODING=)?QUOTED-PRINTABLE[;:]/i
const VERSION_2 = /^VERSION:2\.1\s*$/i

/** The lines of a file whole again: long ones are folded, by their version or by their encoding. */
export function* unfolded(text: string): Generator<string> {
  let line: string[] = []
  let isQuoted = false
  let keepsBlank = false
  const goOn = (piece: string) => {
    if (line.length < MOST_PIECES) line.push(piece)
    else line[line.length - 1] = piece
  }
  for (const part of physical(text)) {
    const before = line.at(-1)
    if (isQuoted && before?.endsWith('=')) {
      line[line.length - 1] = before.slice(0, -1)
      goOn(part)
    } else if (/^[ \t]/.test(part) && line.length) goOn(keepsBlank ? part : part.slice(1))
    else {
      if (line.length) yield line.join('')
      line = [part]
      isQuoted = QUOTED.test(part)
      if (/^VERSION:/i.test(part)) keepsBlank = VERSION_2.test(part)
    }
  }
  if (line.length) yield line.join('')
}

/** The lines as they stand; one at a time, as a file may consist of nothing but their ends. */
function* physical(text: string): Generator<string> {
  let from = 0
  for (const { 0: end, index } of text.matchAll(/\r\n|\r|\n/g)) {
    yield text.slice(from, index)
    from = index + end.length
  }
  yield text.slice(from)
}

/** A value is cut where it is longer than anyone writes. @returns null for what is no line of a card */
export function cardLine(line: string): CardLine | null {
  const [colon] = outside(line.slice(0, MOST_HEAD), ':')
  if (colon === undefined) return null
  const head = line.slice(0, colon)
  const cuts = [...outside(head, ';')]
  const parts = [0, ...cuts.map((at) => at + 1)].map((from, at) => head.slice(from, cuts[at]))
  const [named, ...parameters] = parts.map((part) => part.replaceAll('"', '').trim())
  const types = new Set<string>()
  let charset = 'utf-8'
  for (const parameter of parameters) {
    const [key, stated] = parameter.toLowerCase().split('=', 2)
    if (key === 'charset' && stated) charset = stated
    else for (const type of (stated ?? key).split(',')) types.add(type.trim())
  }
  const value = line.slice(colon + 1, colon + 1 + MOST_VALUE)
  return {
    name: named.split('.').at(-1)!.toUpperCase(),
    types,
    value: types.has('quoted-printable') ? unquoted(value, charset) : value,
  }
}

/** Where a mark stands that no quotation marks enclose. */
function* outside(text: string, mark: string): Generator<number> {
  let isQuoted = false
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '"') isQuoted = !isQuoted
    else if (text[at] === mark && !isQuoted) yield at
  }
}

function unquoted(text: string, charset: string): string {
  const bytes = Buffer.from(
    text
      .replace(/[\u0100-\uffff]+/g, '?')
      .replace(/=([0-9a-f]{2})/gi, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16))
      ),
    'latin1'
  )
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch {
    // a name that no decoder has
    return new TextDecoder().decode(bytes)
  }
}

/** The parts of a value, without the escapes. */
export function partsOf(value: string): string[] {
  const parts = ['']
  for (const [piece] of value.matchAll(/\\[\s\S]|[^\\;]+|[;\\]/g)) {
    if (piece === ';') parts.push('')
    else if (/^\\n$/i.test(piece)) parts[parts.length - 1] += '\n'
    else parts[parts.length - 1] += piece.length === 2 && piece[0] === '\\' ? piece[1] : piece
  }
  return parts.map((part) => part.trim())
}

/** A value of one part; a bare semicolon is no mark in it. */
export const textOf = (value: string): string => partsOf(value).join(';')
