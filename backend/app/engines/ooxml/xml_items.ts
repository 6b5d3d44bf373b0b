import { SaxesParser } from 'saxes'
import { XML } from '#engines/limits/reading'
import { DocumentError } from './document_error.js'

export type Attributes = Readonly<Record<string, string>>

/** What is made of a document; names come without the prefix of their namespace. */
export interface XmlVisitor {
  open(name: string, attributes: Attributes): void
  text?(text: string): void
  close?(name: string): void
}

/**
 * What a visitor makes of a stream of XML, one item at a time, as fast as they are taken. Document
 * types are refused, so no entity means anything but the five of XML itself.
 * @param visitorOf makes the visitor; what it hands to `emit` is yielded
 * @throws DocumentError when the document is damaged or has more than `XML`
 */
export async function* xmlItems<Item>(
  stream: AsyncIterable<Buffer>,
  visitorOf: (emit: (item: Item) => void) => XmlVisitor
): AsyncGenerator<Item> {
  let items: Item[] = []
  const document = new LimitedParser(visitorOf((item) => void items.push(item)))
  // a byte order mark is left out by the decoder
  const decoder = new TextDecoder('utf-8')
  let any = false
  for await (const chunk of stream) {
    any = true
    document.write(decoder.decode(chunk, { stream: true }))
    const ready = items
    items = []
    yield* ready
  }
  if (any) document.end(decoder.decode())
  yield* items
}

/** Lets a visitor see a whole document that yields nothing. @throws DocumentError */
export async function visitXml(stream: AsyncIterable<Buffer>, visitor: XmlVisitor): Promise<void> {
  const items = xmlItems<never>(stream, () => visitor)
  for await (const item of items) throw new Error(`nothing was to be yielded: ${item}`)
}

class LimitedParser {
  readonly #parser = new SaxesParser<{ xmlns: false; position: false }>({
    xmlns: false,
    position: false,
  })
  #depth = 0
  /** Characters since the last event of the parser. */
  #gap = 0

  constructor(visitor: XmlVisitor) {
    const parser = this.#parser
    parser.on('error', (cause) => {
      throw new DocumentError('unreadable', { cause })
    })
    parser.on('doctype', () => {
      throw new DocumentError('unreadable')
    })
    parser.on('opentag', ({ name, attributes }) => {
      this.#gap = 0
      if (++this.#depth > XML.depth) throw new DocumentError('unreadable')
      visitor.open(localName(name), attributes)
    })
    const text = (text: string) => {
      this.#gap = 0
      visitor.text?.(text)
    }
    parser.on('text', text)
    parser.on('cdata', text)
    parser.on('closetag', ({ name }) => {
      this.#gap = 0
      this.#depth--
      visitor.close?.(localName(name))
    })
  }

  write(text: string) {
    this.#gap += text.length
    this.#parser.write(text)
    if (this.#gap > XML.gap) throw new DocumentError('too_large')
  }

  end(text: string) {
    this.#parser.write(text).close()
  }
}

function localName(name: string) {
  return name.slice(name.indexOf(':') + 1)
}
