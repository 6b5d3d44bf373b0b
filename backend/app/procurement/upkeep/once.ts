import { isDuplicate } from '#core/database/failures'
import { sqlInstant } from '#core/jobs/instants'
import type { Unit } from '#core/unit/unit'

/** True for the first who asks with this key; the mark is written with what they then do: both, or neither. */
export async function firstTime(unit: Unit, key: string): Promise<boolean> {
  const known = await unit.trx.from('job_effects').where('dedup_key', key).first()
  if (known) return false
  try {
    await unit.trx.table('job_effects').insert({ dedup_key: key, created_at: sqlInstant() })
    return true
  } catch (error) {
    if (isDuplicate(error)) return false
    throw error
  }
}
