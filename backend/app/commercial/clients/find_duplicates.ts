import db from '@adonisjs/lucid/services/db'
import { contactKey } from '#commercial/shared/contact_points'
import { clientKeys } from './client_keys.js'

export type DuplicateReason = 'email' | 'mobile' | 'phone' | 'domain' | 'name'

export interface Duplicate {
  id: number
  name: string
  company: string | null
  reasons: DuplicateReason[]
}

type Source = Partial<Record<'mobile' | 'phone' | 'email' | 'website' | 'name', string | null>>

const MOST = 20

interface Probe {
  reason: DuplicateReason
  column: string
  values: string[]
}

/**
 * Clients that look like the given one: same address, same number (E.164), same company domain, or
 * the same name after folding Arabic and Latin spelling. Strongest reasons first.
 */
export async function findDuplicates(
  { further = [], ...source }: Source & { further?: string[] },
  excludeId?: number
): Promise<Duplicate[]> {
  const probes = probesOf(source, further)
  const found = new Map<number, Duplicate>()
  const note = (reason: DuplicateReason, row: Omit<Duplicate, 'reasons'>) => {
    const known: Duplicate = found.get(row.id) ?? { ...row, reasons: [] }
    if (!known.reasons.includes(reason)) known.reasons.push(reason)
    found.set(row.id, known)
  }
  for (const { reason, column, values } of probes) {
    if (!values.length) continue
    for (const row of await clients(excludeId).whereIn(`clients.${column}`, values))
      note(reason, row)
  }
  const keys = [
    ...new Set(probes.filter(({ reason }) => byContact(reason)).flatMap((one) => one.values)),
  ]
  for (const { kind, ...row } of await clientsByPoints(keys, excludeId))
    note(kind === 'email' ? 'email' : 'phone', row)
  return [...found.values()].sort((a, b) => weight(b) - weight(a) || a.id - b.id).slice(0, MOST)
}

const byContact = (reason: DuplicateReason) => ['email', 'mobile', 'phone'].includes(reason)

/** What is compared, and why that is a reason. */
function probesOf(source: Source, further: readonly string[]): Probe[] {
  const keys = clientKeys(source)
  const typed = further.map((value) => {
    const kind = value.includes('@') ? 'email' : 'phone'
    return { kind, key: contactKey({ kind, value }) } as const
  })
  const known = (values: (string | null)[]) => values.filter((value) => value !== null)
  const numbers = known([
    ...[keys.mobileKey, keys.phoneKey],
    ...typed.filter(({ kind }) => kind === 'phone').map(({ key }) => key),
  ])
  const addresses = known([
    keys.emailKey,
    ...typed.filter(({ kind }) => kind === 'email').map(({ key }) => key),
  ])
  return [
    { reason: 'email', column: 'email_key', values: addresses },
    { reason: 'mobile', column: 'mobile_key', values: numbers },
    { reason: 'phone', column: 'phone_key', values: numbers },
    { reason: 'domain', column: 'domain_key', values: known([keys.domainKey]) },
    { reason: 'name', column: 'name_key', values: known([keys.nameKey]) },
  ]
}

function clients(excludeId?: number) {
  const query = db
    .from('clients')
    .select('clients.id', 'clients.name', 'clients.company')
    .orderBy('clients.id')
    .limit(MOST)
  return excludeId ? query.whereNot('clients.id', excludeId) : query
}

/** Those who have one of these numbers or addresses beside their first ones. */
async function clientsByPoints(keys: string[], excludeId?: number) {
  if (!keys.length) return []
  return clients(excludeId)
    .join('contact_points as p', 'p.owner_id', 'clients.id')
    .where('p.owner_type', 'client')
    .whereIn('p.value_key', keys)
    .select('p.kind')
}

function weight({ reasons }: Duplicate) {
  return reasons.reduce(
    (sum, reason) => sum + (reason === 'domain' ? 1 : reason === 'name' ? 2 : 4),
    0
  )
}
