import type { Infer } from '@vinejs/vine/types'
import { invalid } from '#core/base/app_error'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type Delay from './delay.js'
import { auditOf, saveDelay } from './record_delay.js'
import type { grantValidator } from './validator.js'

/**
 * Keeps the days that the client granted of a locked claimed delay; they move the completion date.
 * @throws AppError 422 for more days than its claim has left
 */
export async function grantDelay(
  uow: UnitOfWork,
  delay: Delay,
  { days, comment = null }: Infer<typeof grantValidator>
) {
  const left = await daysLeft(uow, delay)
  if (days > left) throw invalid({ days: ['beyondClaim'] })
  await decide(uow, delay, { status: 'granted', grantedDays: days, reason: comment })
}

/** Keeps that no time is due for a locked delay, and why. */
export const rejectDelay = (uow: UnitOfWork, delay: Delay, reason: string) =>
  decide(uow, delay, { status: 'rejected', grantedDays: null, reason })

async function decide(
  uow: UnitOfWork,
  delay: Delay,
  decision: Pick<Delay, 'status' | 'grantedDays' | 'reason'>
) {
  const before = await auditOf(uow, delay)
  delay.merge({ ...decision, decidedBy: uow.actor.id, decidedOn: today() })
  const action = decision.status === 'granted' ? 'grant' : 'reject'
  await saveDelay(uow, delay, { action, before })
}

/** Days of its claim that no other delay was granted; the claim stays locked, so that two cannot share one day. */
async function daysLeft({ trx }: UnitOfWork, { claimId }: Delay): Promise<number> {
  const claim = await trx
    .from('delay_claims')
    .where('id', claimId!)
    .forUpdate()
    .select('claimed_days')
    .firstOrFail()
  // locked as well: a plain read would know what was there when this unit read first
  const granted = await trx
    .from('delays')
    .where('claim_id', claimId!)
    .forUpdate()
    .sum('granted_days as days')
    .first()
  return Number(claim.claimed_days) - Number(granted?.days ?? 0)
}
