import { LinkifyIt } from 'linkify-it'
import tlds from 'tlds' with { type: 'json' }

/** Reserved for examples (RFC 2606) and so absent from the list of delegated names. */
const RESERVED_TLDS = ['example', 'test']

const known = new Set([...tlds, ...RESERVED_TLDS])
const linkify = new LinkifyIt({ fuzzyLink: true }).tlds([...tlds, ...RESERVED_TLDS])

/** A dot inside a host as it is read: with blanks, as a comma, or lost before a usual ending. */
export const DOT =
  '(?:\\s?[.,]\\s?|\\s(?=(?:com|net|org|info|biz|co|sa|ae|qa|kw|bh|om|eg|jo|uk|example)(?![\\w@-])))'

/** Misreadings of the commonest endings. */
const TLD_REPAIRS: Record<string, string> = {
  c0m: 'com',
  corn: 'com',
  cam: 'com',
  con: 'com',
  conn: 'com',
  comn: 'com',
  orq: 'org',
  '0rg': 'org',
  nel: 'net',
  rnet: 'net',
  exarnple: 'example',
}

export const isKnownTld = (tld: string) => known.has(tld)

/** Lower case, commas for dots, blanks around dots, a misread ending. */
export function mendHost(host: string): string {
  const labels = host
    .toLowerCase()
    .replace(/\s*[.,،]+\s*|\s+/g, '.')
    // no label opens or ends with a hyphen: the dot beside one is a speck
    .replace(/\.?-\.?/g, '-')
    .replace(/^\.+|[^\p{L}\d]+$/gu, '')
    .split('.')
  const last = labels.at(-1)!
  labels[labels.length - 1] = known.has(last) ? last : (TLD_REPAIRS[last] ?? last)
  return labels.join('.')
}

/** First web address in a text, without e-mail addresses; positions refer to the text. */
export function firstLink(text: string): { url: string; start: number; end: number } | null {
  for (const match of linkify.match(text) ?? []) {
    if (match.schema === 'mailto:') continue
    return { url: match.raw, start: match.index, end: match.lastIndex }
  }
  return null
}

/** `https://www.al-noor.com/about` → `al-noor.com`. */
export const hostOf = (url: string): string =>
  url
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .split('/')[0]!

const SECOND_LEVEL = new Set(['com', 'co', 'net', 'org', 'gov', 'edu', 'ac', 'med', 'sch', 'pub'])

/** The label of a host that names its owner: `www.al-noor.com.sa` → `al-noor`. */
export function ownerLabel(host: string): string {
  const labels = host.replace(/^www\./, '').split('.')
  labels.pop()
  if (labels.length > 1 && SECOND_LEVEL.has(labels.at(-1)!)) labels.pop()
  return labels.at(-1) ?? ''
}
