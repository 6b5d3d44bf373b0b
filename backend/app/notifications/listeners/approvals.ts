import {
  APPROVALS_DECIDED,
  APPROVALS_REQUESTED,
  type ApprovalsDecided,
  type ApprovalsRequested,
} from '#core/approvals/events'
import { groupThousands } from '#core/money/money'
import { onEvent } from '#core/outbox/listeners'
import type { Unit } from '#core/unit/unit'
import { holdersOf, membersOf } from '#identity/people'
import { notify } from '#notifications/actions/notify'

/** What a document is called in a message. */
const NAMES: Record<string, { en: string; ar: string }> = {
  quotation: { en: 'Quotation', ar: 'عرض السعر' },
  purchase_order: { en: 'Purchase order', ar: 'أمر الشراء' },
}
const nameOf = (type: string) => NAMES[type] ?? { en: 'Document', ar: 'المستند' }

onEvent<ApprovalsRequested>(APPROVALS_REQUESTED, 'notify-approvers', async ({ payload }, unit) => {
  const approvers = await approversOf(payload, unit)
  const name = nameOf(payload.documentType)
  const about = `${payload.documentNumber} — ${payload.title}`
  const amount = `${groupThousands(payload.amount)} ${payload.currency}`
  await notify(
    unit,
    approvers.filter((id) => id !== payload.requestedBy),
    {
      type: `${payload.documentType}_approval_requested`,
      title: `${name.en} waits for your approval`,
      titleAr: `${name.ar} بانتظار موافقتك`,
      message: `${about} (${amount})`,
      messageAr: `${about} (${amount})`,
      priority: 'high',
      actionUrl: payload.link,
      relatedEntityType: payload.documentType,
      relatedEntityId: payload.documentId,
    }
  )
})

onEvent<ApprovalsDecided>(APPROVALS_DECIDED, 'notify-requester', async ({ payload }, unit) => {
  if (payload.status === 'pending') return
  const name = nameOf(payload.documentType)
  const approved = payload.status === 'approved'
  const about = `${payload.documentNumber} — ${payload.title}`
  const reason = payload.comment ? `: ${payload.comment}` : ''
  await notify(unit, [payload.requestedBy], {
    type: `${payload.documentType}_${payload.status}`,
    title: `${name.en} ${approved ? 'approved' : 'rejected'}`,
    titleAr: approved ? `تمت الموافقة على ${name.ar}` : `رُفض ${name.ar}`,
    message: about + reason,
    messageAr: about + reason,
    priority: approved ? 'normal' : 'high',
    actionUrl: payload.link,
    relatedEntityType: payload.documentType,
    relatedEntityId: payload.documentId,
  })
})

function approversOf(
  { approverKind, approverValue }: ApprovalsRequested,
  unit: Unit
): Promise<number[]> {
  if (approverKind === 'user') return Promise.resolve([Number(approverValue)])
  return approverKind === 'role'
    ? membersOf(approverValue, unit.trx)
    : holdersOf(approverValue, unit.trx)
}
