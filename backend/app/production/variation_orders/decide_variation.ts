import type { Approver } from '#core/approvals/approver'
import { decide } from '#core/approvals/decide'
import { openApproval } from '#core/approvals/open_approval'
import { voidApproval } from '#core/approvals/void_approval'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { recordVariation, saveVariation, VARIATION_ORDER } from './record_variation.js'
import type VariationOrder from './variation_order.js'

/** An omission takes as much away as an addition gives: its size decides who must agree. */
const sizeOf = ({ amountMinor }: VariationOrder) => Math.abs(amountMinor)

/** Hands a locked variation in. */
export async function submitVariation(uow: UnitOfWork, variation: VariationOrder) {
  const before = variation.toAudit()
  variation.merge({ status: 'submitted', reason: null })
  await saveVariation(uow, variation)
  const project = await uow.trx.from('projects').where('id', variation.projectId).firstOrFail()
  await openApproval(uow, {
    documentType: VARIATION_ORDER,
    documentId: variation.id,
    documentNumber: variation.number,
    title: `${variation.title} · ${project.name}`,
    titleAr: `${variation.titleAr || variation.title} · ${project.name_ar || project.name}`,
    link: `/production/variation-orders/${variation.id}`,
    documentVersion: variation.version,
    authoredBy: variation.createdBy ?? null,
    writtenIn: [
      {
        entityType: VARIATION_ORDER,
        entityId: variation.id,
        actions: ['create', 'update', 'submit'],
      },
    ],
    amountMinor: sizeOf(variation),
    currency: variation.currency,
    department: 'production',
  })
  await recordVariation(uow, 'submit', variation, { before, after: variation.toAudit() })
}

interface Decision {
  decision: 'approve' | 'reject'
  comment: string | null
  by: Approver
}

/**
 * Approves or rejects a locked variation. While further steps follow, it stays submitted.
 * @throws AppError 403 SELF_APPROVAL | NOT_THE_APPROVER, 409 ALREADY_DECIDED
 */
export async function decideVariation(
  uow: UnitOfWork,
  variation: VariationOrder,
  requested: Decision
) {
  const before = variation.toAudit()
  const about = {
    documentType: VARIATION_ORDER,
    documentId: variation.id,
    amountMinor: sizeOf(variation),
  }
  const { status } = await decide(uow, { ...about, ...requested })
  if (status === 'approved') variation.merge({ status, approvedOn: today() })
  if (status === 'rejected') variation.merge({ status, reason: requested.comment })
  await saveVariation(uow, variation)
  const after = { ...variation.toAudit(), ...(requested.comment && { comment: requested.comment }) }
  await recordVariation(uow, requested.decision, variation, { before, after })
}

/** Cancels a locked variation; an approval that waits is withdrawn. */
export async function cancelVariation(uow: UnitOfWork, variation: VariationOrder, reason: string) {
  const before = variation.toAudit()
  variation.merge({ status: 'cancelled', reason })
  await saveVariation(uow, variation)
  await voidApproval(uow, VARIATION_ORDER, variation.id, reason)
  await recordVariation(uow, 'cancel', variation, { before, after: variation.toAudit() })
}
