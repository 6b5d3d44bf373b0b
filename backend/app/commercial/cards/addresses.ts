import type { CardLine, Script } from './card_lines.js'
import { fieldOf, joinFields } from './field.js'
import { LABELS } from './lexicon/labels.js'
import { addressScore } from './line_scores.js'
import { locationIn, mendCity } from './places.js'
import type { CardField } from './types.js'

export interface FoundAddress {
  address: CardField
  location?: CardField
  used: CardLine[]
}

/** From here on a line is an address; lines next to one need less. */
const CLEAR = 0.5
const NEIGHBOUR = 0.25

/** The address lines of one script, joined in reading order, and the city (and country) in them. */
export function findAddress(lines: CardLine[], script: Script): FoundAddress | null {
  const own = lines.filter((line) => line.script === script || line.script === 'other')
  const scores = own.map((line) => (line.text.length < 4 ? 0 : addressScore(line.text)))
  const clear = own.filter((line, i) => scores[i] >= CLEAR && line.script === script)
  if (clear.length === 0) return null
  const used = own.filter(
    (line, i) =>
      clear.includes(line) || (scores[i] >= NEIGHBOUR && clear.some((c) => adjoin(c, line)))
  )
  const separator = script === 'arabic' ? '، ' : ', '
  const fields = used.map((line, i) =>
    fieldOf(
      line,
      mendCity(tidy(line.text, script)),
      0.6 + 0.4 * Math.min(1, scores[own.indexOf(used[i])])
    )
  )
  const address = joinFields(fields, separator)
  const place = locationIn(address.value)
  return {
    address,
    used,
    ...(place && { location: { ...address, value: place } }),
  }
}

function adjoin(a: CardLine, b: CardLine): boolean {
  return a.side === b.side && Math.abs(a.index - b.index) === 1
}

/** Takes off labels and stray marks; Arabic commas are often misread as quotes, dots or a hamza. */
function tidy(text: string, script: Script): string {
  const bare = text
    .replace(LABELS.address, '')
    .replace(/^[^\p{L}\d(]+|[^\p{L}\p{M}\d).]+$/gu, '')
    .replace(/\s+/g, ' ')
  if (script !== 'arabic') return bare
  return bare
    .replace(/\s?[»«؛;,](?=\s|$)|\.(?=\s)/g, '،')
    .replace(/(?<=[\u0628-\u063A\u0641-\u0647])ء(?=\s)/g, '،')
    .replace(/(?<=العليا)ء(?=\s)/g, '،')
}
