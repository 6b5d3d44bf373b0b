import { takeBankAccount } from '#core/bank_accounts/own_accounts'
import type { Approver } from '#core/approvals/approver'
import { decide } from '#core/approvals/decide'
import { openApproval } from '#core/approvals/open_approval'
import { voidApproval } from '#core/approvals/void_approval'
import { conflict } from '#core/base/app_error'
import { frozenRate } from '#core/exchange_rates/frozen_rate'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { freezeAccounts } from '#procurement/payment_runs/accounts'
import { peopleBehind, requireOtherPerson } from '#procurement/payment_runs/duties'
import type PaymentRun from '#procurement/payment_runs/models/payment_run'
import { judgeItems, requireSoundItems } from '#procurement/payment_runs/proposal/judge'
import {
  freeBills,
  PAYMENT_RUN,
  PREPARING,
  recordRun,
  saveRun,
} from '#procurement/payment_runs/records'
import { paidByCheque, statedOf } from '#procurement/payment_runs/stated_items'

/**
 * Hands a locked draft in for approval.
 * @throws AppError 409 RUN_BILL_CHANGED naming a bill that has changed since, RUN_DAY_PAST
 */
export async function submitRun(uow: UnitOfWork, run: PaymentRun) {
  await requireSound(uow, run)
  const before = run.toAudit()
  run.merge({ status: 'submitted', ...frozenRate(run.totalMinor, run.currency, today()) })
  await saveRun(uow, run)
  const { id, number, executeOn, vendors, totalMinor, currency } = run
  const one = vendors.length === 1 ? vendors[0]!.vendorName : null
  await openApproval(uow, {
    ...{ documentType: PAYMENT_RUN, documentId: id, documentNumber: number },
    title: `${one ?? `Payments to ${vendors.length} vendors`} · ${executeOn}`,
    titleAr: `${one ?? `مدفوعات المورّدين (${vendors.length})`} · ${executeOn}`,
    link: `/finance/payment-runs/${id}`,
    documentVersion: run.version,
    authoredBy: run.createdBy ?? null,
    writtenIn: [{ entityType: PAYMENT_RUN, entityId: id, actions: PREPARING }],
    involved: await peopleBehind(run.items, uow.trx),
    ...{ amountMinor: totalMinor, currency, department: 'finance' },
  })
  await recordRun(uow, 'submit', run, { before, after: run.toAudit() })
}

interface Decision {
  decision: 'approve' | 'reject'
  comment: string | null
  by: Approver
}

/**
 * Approves or rejects a locked run. While further steps follow, it stays submitted. Approved, it keeps the
 * accounts that it pays to; rejected, its bills are free for another run.
 * @throws AppError 403 SELF_APPROVAL | NOT_THE_APPROVER | OWN_RUN_BILL, 409 as `submitRun`
 */
export async function decideRun(uow: UnitOfWork, run: PaymentRun, requested: Decision) {
  if (requested.decision === 'approve') {
    await requireOtherPerson(run, 'approve', requested.by.userId, uow.trx)
    await requireSound(uow, run)
  }
  const before = run.toAudit()
  const about = { documentType: PAYMENT_RUN, documentId: run.id, amountMinor: run.totalMinor }
  const { status } = await decide(uow, { ...about, ...requested })
  if (status !== 'pending') run.status = status
  if (status === 'approved') await freezeAccounts(uow.trx, run)
  if (status === 'rejected') {
    run.rejectionReason = requested.comment
    await freeBills(uow, run)
  }
  await saveRun(uow, run)
  const paidTo = run.vendors.map(({ vendorName, ibanTail, byCheque }) =>
    byCheque ? `${vendorName} (cheque)` : `${vendorName} ****${ibanTail}`
  )
  const after = {
    ...run.toAudit(),
    ...(requested.comment && { comment: requested.comment }),
    ...(status === 'approved' && { paidTo }),
  }
  await recordRun(uow, requested.decision, run, { before, after })
}

/** Gives up a locked run that was not paid; its bills are free for another one. */
export async function cancelRun(uow: UnitOfWork, run: PaymentRun, reason: string) {
  const before = run.toAudit()
  run.merge({ status: 'cancelled', rejectionReason: reason })
  await saveRun(uow, run)
  await freeBills(uow, run)
  await voidApproval(uow, PAYMENT_RUN, run.id, reason)
  await recordRun(uow, 'cancel', run, { before, after: run.toAudit() })
}

async function requireSound(uow: UnitOfWork, run: PaymentRun) {
  if (run.executeOn < today()) throw conflict('RUN_DAY_PAST')
  const { id: runId, currency, executeOn: paidOn } = run
  // closed since, it pays nothing any more
  await takeBankAccount(uow, run.bankAccountId, run)
  const byCheque = paidByCheque(run)
  const judged = await judgeItems(uow.trx, statedOf(run), { currency, paidOn, runId, byCheque })
  requireSoundItems(judged, run.items)
}
