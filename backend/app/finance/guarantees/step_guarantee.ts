import type { Infer } from '@vinejs/vine/types'
import { DateTime } from 'luxon'
import { invalid } from '#core/base/app_error'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type { GuaranteeState } from '#finance/enums/guarantees'
import type Guarantee from './guarantee.js'
import { GuaranteeExtension } from './guarantee.js'
import { recordGuarantee } from './record_guarantee.js'
import { minorOf, saveGuarantee } from './save_guarantee.js'
import type {
  activationValidator,
  claimValidator,
  extensionValidator,
  releaseValidator,
} from './validator.js'

/** The bank has issued it. @throws AppError 422 for an end before its issue, a number that is kept already */
export async function activateGuarantee(
  uow: UnitOfWork,
  guarantee: Guarantee,
  { number, issuedOn }: Infer<typeof activationValidator>
) {
  if (guarantee.expiresOn < issuedOn) throw invalid({ issuedOn: ['afterExpiry'] })
  await step(uow, guarantee, 'activate', { status: 'active', number, issuedOn })
}

/** Gives it a later end, and keeps the one that it had. @throws AppError 422 for a day that is not later */
export async function extendGuarantee(
  uow: UnitOfWork,
  guarantee: Guarantee,
  { expiresOn, reason = null }: Infer<typeof extensionValidator>
) {
  if (expiresOn <= guarantee.expiresOn) throw invalid({ expiresOn: ['notLater'] })
  const { id: guaranteeId, expiresOn: fromOn } = guarantee
  const by = { createdBy: uow.actor.id, createdAt: DateTime.utc() }
  await GuaranteeExtension.create(
    { guaranteeId, fromOn, toOn: expiresOn, reason, ...by },
    { client: uow.trx }
  )
  await step(uow, guarantee, 'extend', { status: 'extended', expiresOn })
}

/** It was given back: it ends, whatever day it names. @throws AppError 422 for a day to come or before its issue */
export async function releaseGuarantee(
  uow: UnitOfWork,
  guarantee: Guarantee,
  { endedOn, reason: endReason }: Infer<typeof releaseValidator>
) {
  checkEnd(guarantee, endedOn)
  await step(uow, guarantee, 'release', { status: 'released', endedOn, endReason })
}

/** The beneficiary was paid by the bank. @throws AppError 422 as above, or for more than it stands for */
export async function claimGuarantee(
  uow: UnitOfWork,
  guarantee: Guarantee,
  { endedOn, amount, reason: endReason }: Infer<typeof claimValidator>
) {
  checkEnd(guarantee, endedOn)
  const claimedMinor = minorOf('amount', amount, guarantee.currency)
  if (claimedMinor > guarantee.amountMinor) throw invalid({ amount: ['aboveGuarantee'] })
  await step(uow, guarantee, 'claim', { status: 'claimed', endedOn, endReason, claimedMinor })
}

function checkEnd({ issuedOn }: Guarantee, endedOn: string) {
  if (endedOn > today()) throw invalid({ endedOn: ['inFuture'] })
  if (issuedOn !== null && endedOn < issuedOn) throw invalid({ endedOn: ['beforeIssue'] })
}

type Step = { status: GuaranteeState } & Partial<
  Pick<Guarantee, 'number' | 'issuedOn' | 'expiresOn' | 'endedOn' | 'endReason' | 'claimedMinor'>
>

async function step(uow: UnitOfWork, guarantee: Guarantee, action: string, change: Step) {
  const before = guarantee.toAudit()
  guarantee.useTransaction(uow.trx)
  guarantee.merge({ ...change, version: guarantee.version + 1 })
  await saveGuarantee(uow, guarantee)
  await recordGuarantee(uow, action, guarantee, { before, after: guarantee.toAudit() })
}
