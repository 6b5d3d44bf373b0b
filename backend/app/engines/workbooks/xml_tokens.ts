import { XML } from '#engines/limits/reading'
import { DocumentError } from '#engines/ooxml/document_error'

/** A tag, or what stands between two; put together again, all of them are the document. */
export interface Token {
  kind: 'open' | 'close' | 'empty' | 'other'
  /** Without the prefix of its namespace. */
  name: string
  text: string
}

/**
 * The pieces of an XML document as it is written, byte for byte: each character stands for one byte,
 * and all marks of XML are bytes of their own in UTF-8. Documents that were not found sound before are
 * not to be given here.
 * @throws DocumentError when a piece has no end
 */
export async function* xmlTokens(stream: AsyncIterable<Buffer>): AsyncGenerator<Token[]> {
  let rest = ''
  for await (const chunk of stream) {
    rest += chunk.toString('latin1')
    const { tokens, at } = tokensOf(rest)
    rest = rest.slice(at)
    if (rest.length > XML.gap) throw new DocumentError('too_large')
    yield tokens
  }
  if (rest.includes('<')) throw new DocumentError('unreadable')
  if (rest) yield [{ kind: 'other', name: '', text: rest }]
}

function tokensOf(text: string): { tokens: Token[]; at: number } {
  const tokens: Token[] = []
  let at = 0
  for (;;) {
    const mark = text.indexOf('<', at)
    if (mark < 0) return { tokens, at }
    if (mark > at) tokens.push({ kind: 'other', name: '', text: text.slice(at, mark) })
    const end = endOf(text, mark)
    if (end < 0) return { tokens, at: mark }
    tokens.push(tokenOf(text.slice(mark, end)))
    at = end
  }
}

const PAIRS = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const

/** Behind the tag or comment that begins here; −1 while its end has not been read. */
function endOf(text: string, start: number): number {
  for (const [open, close] of PAIRS) {
    if (!text.startsWith(open, start)) continue
    const end = text.indexOf(close, start + open.length)
    return end < 0 ? -1 : end + close.length
  }
  // the rest of such a mark may not have come yet
  if (text[start + 1] === '!' && text.length - start < 9) return -1
  let quote = ''
  for (let at = start + 1; at < text.length; at++) {
    const character = text[at]
    if (quote) {
      if (character === quote) quote = ''
    } else if (character === '"' || character === "'") quote = character
    else if (character === '>') return at + 1
  }
  return -1
}

function tokenOf(text: string): Token {
  const name = /^<\/?(?:[^\s/>:]+:)?([^\s/>:?!]+)/.exec(text)?.[1]
  if (!name || text.startsWith('<?') || text.startsWith('<!'))
    return { kind: 'other', name: '', text }
  if (text.startsWith('</')) return { kind: 'close', name, text }
  return { kind: text.endsWith('/>') ? 'empty' : 'open', name, text }
}

/** The value of an attribute as it is written in a tag. */
export function attributeOf(tag: string, name: string): string | null {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag)
  return found ? (found[1] ?? found[2]!) : null
}

/** A tag with an attribute of this value, whether it had one or not. */
export function withAttribute(tag: string, name: string, value: string): string {
  const bare = withoutAttributes(tag, [name])
  return bare.replace(/\s*(\/?>)$/, ` ${name}="${value}"$1`)
}

export function withoutAttributes(tag: string, names: readonly string[]): string {
  return tag.replace(new RegExp(`\\s(?:${names.join('|')})\\s*=\\s*(?:"[^"]*"|'[^']*')`, 'g'), '')
}

/** `x:` of `<x:row …>`, which the elements in it need as well. */
export const prefixOf = (tag: string) => /^<([^\s/>:]+:)/.exec(tag)?.[1] ?? ''
