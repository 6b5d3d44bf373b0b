import { escapeXml } from '#engines/spreadsheet/xml_text'

/** An element that has been written. */
export interface Element {
  readonly xml: string
}

type Content = string | null | undefined | Element | readonly (Element | null)[]

/**
 * An element of text, or of other elements in order; what is null is left out. Every text and attribute is
 * escaped, so that no value ever becomes markup.
 * @returns null for an element without a text
 */
export function element(
  name: string,
  content: Content,
  attributes: Record<string, string> = {}
): Element | null {
  if (content === null || content === undefined) return null
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  return { xml: `<${name}${written.join('')}>${inner(content)}</${name}>` }
}

function inner(content: NonNullable<Content>): string {
  if (typeof content === 'string') return escapeXml(content)
  const elements = 'xml' in content ? [content] : content
  return elements.map((one) => one?.xml ?? '').join('')
}
