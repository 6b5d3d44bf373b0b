import { isDuplicate } from '#core/database/failures'
import { sqlInstant } from '#core/database/instants'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'

/** True for the first who asks with this key; the mark is written with what they then do: both, or neither. */
export async function firstTime(uow: UnitOfWork, key: string): Promise<boolean> {
  const known = await uow.trx.from('job_effects').where('dedup_key', key).first()
  if (known) return false
  try {
    await uow.trx.table('job_effects').insert({ dedup_key: key, created_at: sqlInstant() })
    return true
  } catch (error) {
    if (isDuplicate(error)) return false
    throw error
  }
}
