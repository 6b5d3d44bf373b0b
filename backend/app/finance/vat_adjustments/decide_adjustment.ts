import type { Approver } from '#core/approvals/approver'
import { decide } from '#core/approvals/decide'
import { voidApproval } from '#core/approvals/void_approval'
import { invalid } from '#core/base/app_error'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { badDebts } from '#core/vat/debt_reliefs'
import { recordAdjustment, requireOpenDay, saveAdjustment, VAT_ADJUSTMENT } from './records.js'
import type VatAdjustment from './vat_adjustment.js'

interface Decision {
  decision: 'approve' | 'reject'
  comment: string | null
  by: Approver
}

/**
 * Approves or rejects a locked adjustment; approved, it is in the return of its day.
 * @throws AppError 403 SELF_APPROVAL | NOT_THE_APPROVER, 409 where the return was filed meanwhile, 422 where the
 *   money of a relieved debt has come meanwhile
 */
export async function decideAdjustment(
  uow: UnitOfWork,
  adjustment: VatAdjustment,
  requested: Decision
) {
  const before = adjustment.toAudit()
  const { id: documentId, vatMinor } = adjustment
  const about = { documentType: VAT_ADJUSTMENT, documentId, amountMinor: Math.abs(vatMinor) }
  const { status } = await decide(uow, { ...about, ...requested })
  if (status === 'approved') {
    await requireOpenDay(uow, adjustment.adjustsOn)
    await requireLost(uow, adjustment)
    adjustment.merge({ status, approvedOn: today() })
  }
  if (status === 'rejected')
    adjustment.merge({ status, comment: requested.comment, claimedId: null })
  await saveAdjustment(uow, adjustment)
  await recordAdjustment(uow, requested.decision, adjustment, {
    ...{ before, after: adjustment.toAudit() },
  })
}

async function requireLost({ trx }: UnitOfWork, { writeOffId }: VatAdjustment) {
  if (writeOffId === null) return
  const debt = (await badDebts().read([writeOffId], trx)).get(writeOffId)
  if (!debt || debt.reversedOn) throw invalid({ writeOffId: ['absent'] })
}

/** Withdraws a locked adjustment that waits. */
export async function cancelAdjustment(uow: UnitOfWork, adjustment: VatAdjustment, reason: string) {
  const before = adjustment.toAudit()
  adjustment.merge({ status: 'cancelled', comment: reason, claimedId: null })
  await saveAdjustment(uow, adjustment)
  await voidApproval(uow, VAT_ADJUSTMENT, adjustment.id, reason)
  await recordAdjustment(uow, 'cancel', adjustment, { before, after: adjustment.toAudit() })
}
