import { nameKey, searchText } from '#engines/text/fold'
import { readPhone, type PhoneNumber } from '#engines/text/phones'
import { contactPointsOf, contactWords, type ContactPoint } from '#commercial/shared/contact_points'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type Client from '#commercial/clients/models/client'

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
  return keysOf(source, readPhone(source.mobile), readPhone(source.phone))
}

function keysOf(source: Source, mobile: PhoneNumber, phone: PhoneNumber): ClientKeys {
  return {
    mobileKey: mobile.e164,
    phoneKey: phone.e164,
    emailKey: source.email?.trim().toLowerCase() || null,
    domainKey: domainOf(source),
    nameKey: source.name ? nameKey(source.name).slice(0, 200) || null : null,
  }
}

type Described = Source &
  Partial<Record<'jobTitle' | 'company' | 'location' | 'address', string | null>>

/**
 * What a client is found by: the keys, and the text that is searched.
 * @param further contact details beside the first ones
 */
export function foundBy(
  client: Described,
  further: readonly ContactPoint[] = []
): ClientKeys & { searchText: string } {
  const mobile = readPhone(client.mobile)
  const phone = readPhone(client.phone)
  const keys = keysOf(client, mobile, phone)
  const text = searchText(
    client.name,
    client.jobTitle,
    client.company,
    client.email,
    client.mobile,
    client.phone,
    keys.mobileKey,
    keys.phoneKey,
    ...mobile.words,
    ...phone.words,
    ...contactWords(further),
    client.location,
    client.address,
    client.website
  )
  return { ...keys, searchText: text }
}

/** Brings the keys and the search text of a stored client up to date before it is saved. */
export async function refreshKeys({ trx }: UnitOfWork, client: Client) {
  client.merge(foundBy(client, await contactPointsOf({ type: 'client', id: client.id }, trx)))
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
