import type { CardLine, Script } from './card_line.js'
import { fieldOf, joinFields } from './field.js'
import { LABELS } from '#commercial/business_cards/reading/lexicon/labels'
import { addressScore } from './line_scores.js'
import { mendArabicWords, mendLatinQ } from './mend_words.js'
import { cityIn, isCountry, locationIn, mendCity } from './places.js'
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
  const all = own.filter((line, i) => scores[i] >= CLEAR && line.script === script)
  if (all.length === 0) return null
  const scoreOf = (line: CardLine) => scores[own.indexOf(line)]
  const best = all.reduce((one, other) => (scoreOf(other) > scoreOf(one) ? other : one))
  const clear = all.filter((line) => line === best || belongs(line, best))
  const near = own.filter(
    (line, i) =>
      clear.includes(line) || (scores[i] >= NEIGHBOUR && clear.some((c) => adjoin(c, line)))
  )
  const country = own.find((line) => isCountry(line.text) && adjoin(near.at(-1)!, line))
  // any country's name by itself right below the address closes it
  const used = inOrder(country && !near.includes(country) ? [...near, country] : near, script)
  const separator = script === 'arabic' ? '، ' : ', '
  const fields = used.map((line, i) =>
    fieldOf(
      line,
      mendCity(mendLatinQ(mendArabicWords(tidy(line.text, script), [line], 'place')), (word) =>
        isSure(line, word)
      ),
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

/** Words read more surely than this are left as they are. Plain text says nothing of how it was read. */
const SURE = 0.9

const isSure = ({ words }: CardLine, word: string) =>
  words.some((one) => one.bbox && one.confidence >= SURE && one.text.includes(word))

const isNext = (a: CardLine, b: CardLine) => a.side === b.side && Math.abs(a.index - b.index) === 1

const sharesColumn = (a: CardLine, b: CardLine) =>
  !a.bbox || !b.bbox || (a.bbox.x0 < b.bbox.x1 && b.bbox.x0 < a.bbox.x1)

/** Of one address: a motto in another column may speak of buildings, too. */
const belongs = (a: CardLine, b: CardLine) =>
  isBeside(a, b) || isNext(a, b) || a.side !== b.side || sharesColumn(a, b)

/** Parts of one line that stand side by side, as where a stain parts them. */
function isBeside(a: CardLine, b: CardLine): boolean {
  if (a.side !== b.side || !a.bbox || !b.bbox) return false
  const shared = Math.min(a.bbox.y1, b.bbox.y1) - Math.max(a.bbox.y0, b.bbox.y0)
  const gap = Math.max(a.bbox.x0, b.bbox.x0) - Math.min(a.bbox.x1, b.bbox.x1)
  return shared > Math.min(a.height, b.height) * 0.6 && gap < Math.max(a.height, b.height) * 2.5
}

/** Parts of one line in the order in which the script is read. */
const inOrder = (lines: CardLine[], script: Script) =>
  lines.toSorted((a, b) => {
    if (!isBeside(a, b)) return a.index - b.index
    return script === 'arabic' ? b.bbox!.x0 - a.bbox!.x0 : a.bbox!.x0 - b.bbox!.x0
  })

/** Right above or below; in reading order a line of another column may stand between the two. */
function adjoin(a: CardLine, b: CardLine): boolean {
  if (isBeside(a, b)) return true
  if (a.side !== b.side || !sharesColumn(a, b)) return false
  if (!a.bbox || !b.bbox) return isNext(a, b)
  const gap = Math.max(a.bbox.y0, b.bbox.y0) - Math.min(a.bbox.y1, b.bbox.y1)
  return isNext(a, b) || gap < Math.max(a.height, b.height) * 1.5
}

/** Takes off labels and stray marks; Arabic commas are often misread as quotes, dots or a hamza. */
function tidy(text: string, script: Script): string {
  const bare = text
    .replace(LABELS.address, '')
    .replace(/^[^\p{L}\d(]+|[^\p{L}\p{M}\d).]+$/gu, '')
    .replace(/\s+/g, ' ')
  // the picture of a house or a pin before the line is read as a letter of the other script or a Q
  if (script !== 'arabic') return bare.replace(/^(?:[\u0620-\u064A]{1,2}|[QO])\s+(?=\S)/, '')
  return bare
    .replace(
      /^(?:[\d٠-٩]|[\u0620-\u064A]{1,2}|[^\p{L}\s]{1,2})\s+(?=(?:شارع|طريق|حي|مبن|برج|مجمع|مركز|المنطق|المدين|ص\.?\s?ب))/u,
      ''
    )
    .replace(/(?<!\S)[1١|]\s?([\u0620-\u064A]{3,})/gu, (whole, rest: string) =>
      cityIn(`ا${rest}`) ? `ا${rest}` : whole
    )
    .replace(/\s?[»«؛;,](?=\s|$)|\.(?=\s)/g, '،')
    .replace(/(?<=[\u0628-\u063A\u0641-\u0647])ء(?=\s)/g, '،')
    .replace(/(?<=العليا)ء(?=\s)/g, '،')
    .replace(/[.،]+$/u, '')
}
