import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { isDuplicate } from '#core/database/failures'
import { sqlInstant } from '#core/database/instants'
import { writer } from '#core/database/writer'
import { retentionKind } from './kinds.js'

const DAY = 86_400

/** Days that a kind is kept; null: for ever. */
export async function keptDays(
  name: string,
  client: QueryClientContract = writer()
): Promise<number | null> {
  const rule = await client.from('retention_rules').where('kind', name).select('days').first()
  const kind = retentionKind(name)!
  if (!rule) return kind.defaultDays
  return rule.days === null ? null : Math.max(rule.days, kind.minimumDays)
}

/** The instant before which a kind is past after so many days. */
export const cutoffOf = (days: number, now = Date.now()) => sqlInstant(-days * DAY, now)

/** The row of a rule, made with its default where there is none yet. */
export async function ensureRule(client: QueryClientContract, name: string) {
  if (await client.from('retention_rules').where('kind', name).first()) return
  const { defaultDays: days } = retentionKind(name)!
  const stamps = { version: 1, created_at: sqlInstant(), updated_at: sqlInstant() }
  try {
    await client.table('retention_rules').insert({ kind: name, days, ...stamps })
  } catch (error) {
    if (!isDuplicate(error)) throw error
  }
}
