import { lazyPackage } from '#engines/processes/lazy_package'
import { nameKey, searchText } from '#engines/text/fold'
import type Client from '#commercial/clients/models/client'

const phones = lazyPackage<typeof import('libphonenumber-js/max')>('libphonenumber-js/max')

/** Providers whose domain says nothing about the company behind an address. */
const FREE_MAIL = new Set([
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com',
  'live.com',
  'icloud.com',
  'msn.com',
  'aol.com',
  'proton.me',
])

/** The canonical twins of what a person typed; duplicates and search compare these. */
export interface ClientKeys {
  mobileKey: string | null
  phoneKey: string | null
  emailKey: string | null
  domainKey: string | null
  nameKey: string | null
}

type Source = Partial<Record<'mobile' | 'phone' | 'email' | 'website' | 'name', string | null>>

export function clientKeys(source: Source): ClientKeys {
  return {
    mobileKey: toE164(source.mobile),
    phoneKey: toE164(source.phone),
    emailKey: source.email?.trim().toLowerCase() || null,
    domainKey: domainOf(source),
    nameKey: source.name ? nameKey(source.name).slice(0, 200) || null : null,
  }
}

type Described = Source &
  Partial<Record<'jobTitle' | 'company' | 'location' | 'address', string | null>>

/** What a client is found by: the keys, and the text that is searched. */
export function foundBy(client: Described): ClientKeys & { searchText: string } {
  const keys = clientKeys(client)
  const text = searchText(
    client.name,
    client.jobTitle,
    client.company,
    client.email,
    client.mobile,
    client.phone,
    keys.mobileKey,
    keys.phoneKey,
    client.location,
    client.address,
    client.website
  )
  return { ...keys, searchText: text }
}

/** Brings the keys and the search text of a client up to date before it is saved. */
export function refreshKeys(client: Client) {
  client.merge(foundBy(client))
}

function toE164(text: string | null | undefined): string | null {
  if (!text) return null
  const number = phones().parsePhoneNumberFromString(text, 'SA')
  return number?.isValid() ? number.number : null
}

function domainOf({ website, email }: Source): string | null {
  const host = website
    ?.replace(/^https?:\/\//i, '')
    .split(/[/:?#]/)[0]
    .toLowerCase()
    .replace(/^www\./, '')
  if (host) return host.slice(0, 200)
  const domain = email?.split('@')[1]?.toLowerCase()
  return domain && !FREE_MAIL.has(domain) ? domain.slice(0, 200) : null
}
