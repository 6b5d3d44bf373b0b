import type { CardLine } from './card_line.js'
import { wordsBetween } from './card_lines.js'
import type { FoundEmail } from './emails.js'
import { fieldOf } from './field.js'
import { DOT, firstLink, isKnownTld, mendHost, ownerLabel } from './internet.js'
import { LABELS } from '#commercial/business_cards/reading/lexicon/labels'
import { editDistance, lookAlike } from './similar.js'
import type { CardField } from './types.js'

export interface FoundWebsite {
  line: CardLine
  field: CardField
}

const SOCIAL =
  /(?:linkedin|facebook|fb|instagram|twitter|x|youtube|snapchat|tiktok|wa)\.(?:com|me)/i
/** `www` as it is misread: `wwww`, `vvww`, `wwiw`, `WWW,`, `www .`, or with a sign before it, `Qwww`. */
const WWW = new RegExp(
  `\\b[a-z\\d]?(?:[wv]{3,6}[il1]?|[wv]{1,2}[il1][wv]{1,2})(?:\\s?[.,]\\s?|\\s)([a-z0-9-]+(?:${DOT}[a-z0-9-]+)+(?:/[\\w./-]*)?)`,
  'i'
)
/** Endings that are also words of company names and addresses. */
const AMBIGUOUS = new Set(['box', 'ltd', 'llc', 'inc', 'co', 'st', 'group', 'company', 'name'])

/** Web addresses of a card, own site before social networks. Lower case, as printed otherwise. */
export function findWebsites(lines: CardLine[], emails: FoundEmail[]): FoundWebsite[] {
  const found = lines.flatMap((line) => {
    const email = emails.find((item) => item.line === line)
    const text = email ? blank(line.text, email.start, email.end) : line.text
    return websiteOf(line, text) ?? likeMailHost(line, text, emails) ?? []
  })
  const hosts = found.map(({ field }) => field.value.replace(/^www\./, ''))
  const rank = ({ field: { value } }: FoundWebsite) =>
    Number(SOCIAL.test(value)) * 2 + Number(hosts.some((host) => isTail(value, host)))
  return found.sort((a, b) => rank(a) - rank(b))
}

/** `engineering.example` below an address that was broken at its hyphen, `bridge-engineering.example`. */
const isTail = (value: string, host: string) => host !== value && host.endsWith(`-${value}`)

const blank = (text: string, start: number, end: number) =>
  text.slice(0, start) + ' '.repeat(end - start) + text.slice(end)

function websiteOf(line: CardLine, text: string): FoundWebsite | null {
  const label = LABELS.website.exec(text)?.[0].length ?? 0
  const www = WWW.exec(text)
  if (www) {
    const host = mendHost(www[1])
    const strength = isKnownTld(host.split(/[./]/).at(-1)!) || host.includes('/') ? 1 : 0.75
    const words = wordsBetween(line, www.index, www.index + www[0].length)
    return { line, field: fieldOf(line, `www.${host}`, strength, words) }
  }
  const link = firstLink(text.slice(label))
  if (!link || !isPlausible(link.url, label > 0)) return null
  const words = wordsBetween(line, label + link.start, label + link.end)
  const strength = label > 0 || /^https?:/i.test(link.url) ? 0.98 : 0.9
  return { line, field: fieldOf(line, mendUrl(link.url), strength, words) }
}

/**
 * `www.alotaibLexample`, `acaciatimber.cxample`: too damaged alone, but close to the domain of the
 * card's e-mail.
 */
function likeMailHost(line: CardLine, text: string, emails: FoundEmail[]): FoundWebsite | null {
  const host = emails[0]?.field.value.split('@')[1]
  if (!host) return null
  const bare = /^\s*([a-z\d-]+(?:\s?[.,]\s?[a-z\d-]+)+)\s*$/i.exec(text)?.[1]
  if (bare && host.length >= 8 && editDistance(lookAlike(mendHost(bare)), lookAlike(host), 2) <= 2)
    return { line, field: fieldOf(line, host, 0.6) }
  const rest = /^\W*[wv]{3,6}[il1]?\W?(.{5,})$/i.exec(text)?.[1]
  if (!rest) return null
  const letters = (value: string) => lookAlike(value).replace(/[^a-z0-9]/g, '')
  if (editDistance(letters(rest), letters(host), 2) > 2) return null
  return { line, field: fieldOf(line, `www.${host}`, 0.6) }
}

/** `Co.Ltd` and `P.O.Box` look like hosts; a real one is longer and set in one case. */
function isPlausible(url: string, labelled: boolean): boolean {
  if (/^https?:/i.test(url)) return true
  const labels = url.split('/')[0].split('.')
  const owner = ownerLabel(labels.join('.').toLowerCase())
  if (labels.some((part) => part.length < 2) || owner.length < 3) return false
  if (labelled) return true
  if (/[A-Z]/.test(url) && url !== url.toUpperCase()) return false
  return !AMBIGUOUS.has(labels.at(-1)!.toLowerCase())
}

function mendUrl(url: string): string {
  const [, scheme = '', host, path = ''] = /^(https?:\/\/)?([^/]+)(\/.*)?$/i.exec(url) ?? []
  return host ? `${scheme.toLowerCase()}${mendHost(host)}${path === '/' ? '' : path}` : url
}
