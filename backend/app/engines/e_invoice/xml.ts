/**
 * XML as text in canonical form: attributes as given, no blanks between elements, no empty-element tags.
 * What has no content is left out, since UBL for Saudi Arabia refuses empty elements (BR-KSA-F-06).
 */

const TEXT_ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\r': '&#xD;',
}
const ATTRIBUTE_ESCAPES: Record<string, string> = {
  ...TEXT_ESCAPES,
  '>': '>',
  '"': '&quot;',
  '\t': '&#x9;',
  '\n': '&#xA;',
}

type Attributes = Record<string, string>

/** An element around finished XML; nothing where it would be empty. */
export function element(name: string, content: string | string[], attributes: Attributes = {}) {
  const inside = Array.isArray(content) ? content.join('') : content
  return inside === '' ? '' : `<${name}${written(attributes)}>${inside}</${name}>`
}

/** An element with a text of its own; nothing where there is none. */
export function leaf(name: string, text: string | null | undefined, attributes: Attributes = {}) {
  return element(name, escaped(text?.trim() ?? ''), attributes)
}

/** An element that states everything by its attributes. */
export const bare = (name: string, attributes: Attributes) =>
  `<${name}${written(attributes)}></${name}>`

const escaped = (text: string) =>
  allowed(text).replace(/[&<>\r]/g, (character) => TEXT_ESCAPES[character]!)

const written = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => {
      const safe = allowed(value).replace(/[&<"\t\n\r]/g, (one) => ATTRIBUTE_ESCAPES[one]!)
      return ` ${name}="${safe}"`
    })
    .join('')

/** Without the characters that XML 1.0 has no place for: most control characters and halves of pairs. */
const allowed = (text: string) =>
  [...text].filter((character) => isCharacter(character.codePointAt(0)!)).join('')

const isCharacter = (point: number) =>
  point === 0x9 ||
  point === 0xa ||
  point === 0xd ||
  (point >= 0x20 && point < 0xd800) ||
  (point > 0xdfff && point < 0xfffe) ||
  point > 0xffff
