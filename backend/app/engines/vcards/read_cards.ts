import { readPhone } from '#engines/text/phones'
import type { Card } from './card.js'
import { cardLine, partsOf, textOf, unfolded, type CardLine } from './card_lines.js'

const MOBILE = ['cell', 'mobile', 'iphone']
/** Numbers at which no one answers. */
const NO_VOICE = ['fax', 'pager', 'modem']

const SAUDI_MOBILE = /^\+9665/
/** Behind all preferences that can be stated. */
const LAST = 1000

/** Lines of one card. */
export const MOST_LINES = 1000

/** The cards of a file of version 2.1, 3.0 or 4.0; what is not closed is no card. */
export function* readCards(text: string): Generator<Card> {
  let lines: CardLine[] = []
  // a card of 2.1 may hold the card of an agent
  let depth = 0
  let isAgent = false
  for (const whole of unfolded(text)) {
    const mark = /^(BEGIN|END):VCARD\s*$/i.exec(whole)?.[1].toUpperCase()
    if (mark === 'BEGIN') {
      // one that was not closed takes none of those behind it along
      depth = isAgent ? depth + 1 : 1
      if (depth === 1) lines = []
    }
    isAgent = /^AGENT\b/i.test(whole)
    if (mark === 'END' && depth > 0 && --depth === 0) yield cardOf(lines)
    if (mark || depth !== 1 || lines.length >= MOST_LINES) continue
    const line = cardLine(whole)
    if (line) lines.push(line)
  }
}

function cardOf(lines: CardLine[]): Card {
  const first = (name: string) =>
    lines.find((line) => line.name === name && line.value)?.value ?? ''
  const preferred = [...lines].sort((a, b) => preferenceOf(a) - preferenceOf(b))
  const numbers = preferred.filter(
    ({ name, types }) => name === 'TEL' && !NO_VOICE.some((type) => types.has(type))
  )
  const isMobile = ({ types }: CardLine) => MOBILE.some((type) => types.has(type))
  const number = (line?: CardLine) => textOf(line?.value ?? '').replace(/^tel:([^;]*).*$/i, '$1')
  const mobile =
    numbers.find(isMobile) ??
    numbers.find((line) => SAUDI_MOBILE.test(`${readPhone(number(line)).e164}`))
  const others = numbers.filter((line) => line !== mobile)
  const [company] = partsOf(first('ORG'))
  const mail = preferred.find((line) => line.name === 'EMAIL' && line.value)
  const email = textOf(mail?.value ?? '').replace(/^mailto:/i, '')
  return {
    name: textOf(first('FN')) || nameOf(first('N')) || company || email,
    jobTitle: textOf(first('TITLE') || first('ROLE')),
    company,
    mobile: number(mobile),
    email,
    phone: number(others.find((line) => !isMobile(line)) ?? others[0]),
    ...placeOf(first('ADR')),
    website: textOf(first('URL')),
    notes: textOf(first('NOTE')),
  }
}

/** `PREF=1` of version 4.0 and `TYPE=PREF` of those before come first, what states nothing last. */
function preferenceOf({ types }: CardLine): number {
  if (types.has('pref')) return 1
  const stated = [...types].find((type) => /^\d{1,3}$/.test(type))
  return stated ? Number(stated) : LAST
}

function nameOf(value: string): string {
  const [family, given, additional, prefix] = partsOf(value)
  return [prefix, given, additional, family].filter(Boolean).join(' ')
}

function placeOf(value: string): Pick<Card, 'location' | 'address'> {
  const [box, extended, street, city = '', ...rest] = partsOf(value)
  return { location: city, address: [street, extended, box, ...rest].filter(Boolean).join(', ') }
}
