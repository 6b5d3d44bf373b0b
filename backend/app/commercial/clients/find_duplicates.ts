import db from '@adonisjs/lucid/services/db'
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

/**
 * Clients that look like the given one: same address, same number (E.164), same company domain, or
 * the same name after folding Arabic and Latin spelling. Strongest reasons first.
 */
export async function findDuplicates(source: Source, excludeId?: number): Promise<Duplicate[]> {
  const keys = clientKeys(source)
  const numbers = [keys.mobileKey, keys.phoneKey].filter(
    (number): number is string => number !== null
  )
  const probes: [DuplicateReason, string, string[]][] = [
    ['email', 'email_key', keys.emailKey ? [keys.emailKey] : []],
    ['mobile', 'mobile_key', numbers],
    ['phone', 'phone_key', numbers],
    ['domain', 'domain_key', keys.domainKey ? [keys.domainKey] : []],
    ['name', 'name_key', keys.nameKey ? [keys.nameKey] : []],
  ]
  const found = new Map<number, Duplicate>()
  for (const [reason, column, values] of probes) {
    if (!values.length) continue
    const query = db
      .from('clients')
      .whereIn(column, values)
      .select('id', 'name', 'company')
      .orderBy('id')
      .limit(MOST)
    if (excludeId) query.whereNot('id', excludeId)
    for (const row of await query) {
      const known: Duplicate = found.get(row.id) ?? { ...row, reasons: [] }
      known.reasons.push(reason)
      found.set(row.id, known)
    }
  }
  return [...found.values()].sort((a, b) => weight(b) - weight(a) || a.id - b.id).slice(0, MOST)
}

function weight({ reasons }: Duplicate) {
  return reasons.reduce(
    (sum, reason) => sum + (reason === 'domain' ? 1 : reason === 'name' ? 2 : 4),
    0
  )
}
