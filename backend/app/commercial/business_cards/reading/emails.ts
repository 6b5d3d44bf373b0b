import { latinDigits } from '#engines/text/fold'
import type { CardLine } from './card_line.js'
import { wordsBetween } from './card_lines.js'
import { fieldOf } from './field.js'
import { DOT, isKnownTld, mendHost } from './internet.js'
import { LABELS } from '#commercial/business_cards/reading/lexicon/labels'
import { lookAlike } from './similar.js'
import type { CardField } from './types.js'

export interface FoundEmail {
  line: CardLine
  field: CardField
  /** What of the line's text the address covers, e.g. to look for a website beside it. */
  start: number
  end: number
  /** The word before it: part of the mailbox when the dot between them was not read. */
  before: string
}

const ADDRESS = new RegExp(
  `([a-z0-9_%+-]+(?:(?:\\s?\\.\\s?| (?=_))[a-z0-9_%+-]+)*)\\s{0,4}@\\s{0,4}([a-z0-9-]+(?:${DOT}[a-z0-9-]+)+)`,
  'i'
)

/** E-mail addresses of a card, with the usual misreadings undone. Lower case. */
export function findEmails(lines: CardLine[]): FoundEmail[] {
  return lines.flatMap((line) => {
    const text = mendAt(latinDigits(line.text))
    const label = LABELS.email.exec(text)?.[0].length ?? 0
    const match = ADDRESS.exec(text.slice(label))
    // the picture of a globe before a website is read as an at sign
    if (!match || /^[wv]{3}\s?[.,]/i.test(match[2])) return []
    const start = label + match.index
    const end = start + match[0].length
    const local = match[1].replace(/\s/g, '').toLowerCase()
    const host = mendHost(match[2])
    const strength = isKnownTld(host.split('.').at(-1)!) ? 1 : 0.7
    const words = wordsBetween(line, start, end)
    const before = /([a-z]+)[\s,]+$/i.exec(text.slice(label, start))?.[1] ?? ''
    const field = fieldOf(line, `${local}@${host}`, strength, words)
    return [{ line, start, end, before, field }]
  })
}

/** `(at)` and look-alikes of the at sign, padded with blanks so that positions still hold. */
function mendAt(text: string): string {
  return text
    .replace(/[([{]\s?at\s?[)\]}]/gi, (found) => '@'.padEnd(found.length))
    .replace(/[(©®]@/g, ' @')
    .replace(/(?<=[a-z0-9])\s?[©®]\s?(?=[a-z0-9])/gi, (found) => '@'.padEnd(found.length))
}

/**
 * `layla@alnoorjo البريد`, `l.omar@alnoor-`: an address whose dots were lost, or which goes on further down, beside
 * a website that has all of it.
 * @param hosts domains of the card's websites
 */
export function findDotlessEmails(lines: CardLine[], hosts: string[]): FoundEmail[] {
  return lines.flatMap((line) => {
    const match = DOTLESS.exec(mendAt(latinDigits(line.text)))
    if (!match) return []
    const letters = (host: string) => lookAlike(host).replace(/[^a-z0-9]/g, '')
    // broken at a hyphen, the rest is a line further down
    const isBroken = match[2].endsWith('-')
    const host = hosts.find((one) =>
      isBroken ? letters(one).startsWith(letters(match[2])) : letters(one) === letters(match[2])
    )
    if (!host) return []
    const [start, end] = [match.index, match.index + match[0].length]
    const value = `${match[1].toLowerCase()}@${host}`
    const field = fieldOf(line, value, 0.6, wordsBetween(line, start, end))
    return [{ line, start, end, before: '', field }]
  })
}

const DOTLESS = /([a-z0-9_%+-]+(?:\.[a-z0-9_%+-]+)*)\s?@\s?([a-z0-9-]{5,})(?![.\w])/i
