const BLOCK = /\d+ beginbf(char|range)\s([\s\S]*?)endbf\1\s*/g
const CODE = '<([0-9A-F]{4})>'
const CHAR = new RegExp(`${CODE}\\s*<((?:[0-9A-F]{4})+)>`, 'gi')
const RANGE = new RegExp(`${CODE}\\s*${CODE}\\s*<((?:[0-9A-F]{4})+)>`, 'gi')
/** The format allows no more in one block. */
const MOST_IN_BLOCK = 100

/** What the glyphs of a font stand for: code of the glyph in hexadecimal → text. */
export type CharacterMap = Map<string, string>

export const textOf = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le')

export const hexOf = (text: string): string =>
  Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()

/** Reads a ToUnicode map as Chromium writes it, with codes of two bytes. */
export function readCharacterMap(source: string): CharacterMap {
  const map: CharacterMap = new Map()
  for (const [, kind, body] of source.matchAll(BLOCK)) {
    if (kind === 'char')
      for (const [, code, hex] of body!.matchAll(CHAR)) map.set(code!.toUpperCase(), textOf(hex!))
    else
      for (const [, from, to, hex] of body!.matchAll(RANGE)) addRange(map, from!, to!, textOf(hex!))
  }
  return map
}

/** The last code unit of the text counts up with the codes. */
function addRange(map: CharacterMap, from: string, to: string, text: string) {
  const [first, last] = [parseInt(from, 16), parseInt(to, 16)]
  const unit = text.charCodeAt(text.length - 1)
  for (let code = first; code <= last; code++)
    map.set(codeOf(code), text.slice(0, -1) + String.fromCharCode(unit + code - first))
}

const codeOf = (code: number) => code.toString(16).toUpperCase().padStart(4, '0')

/** The same map with other entries. */
export function writeCharacterMap(source: string, map: CharacterMap): string {
  const entries = [...map].sort(([a], [b]) => (a < b ? -1 : 1))
  let blocks = ''
  for (let at = 0; at < entries.length; at += MOST_IN_BLOCK) {
    const some = entries.slice(at, at + MOST_IN_BLOCK)
    const lines = some.map(([code, text]) => `<${code}> <${hexOf(text)}>\n`)
    blocks += `${some.length} beginbfchar\n${lines.join('')}endbfchar\n`
  }
  const rest = source.replace(BLOCK, '')
  return rest.replace('endcmap', `${blocks}endcmap`)
}
