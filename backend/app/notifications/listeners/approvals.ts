import { isSelfApproval } from '#core/approvals/approver'
import {
  APPROVALS_DECIDED,
  APPROVALS_REQUESTED,
  type ApprovalsDecided,
  type ApprovalsRequested,
} from '#core/approvals/events'
import { groupThousands } from '#core/money/money'
import { onEvent } from '#core/outbox/listeners'
import type { Unit } from '#core/unit/unit'
import { standInsOf } from '#identity/delegations/lent_abilities'
import { DELEGATION_GIVEN, type DelegationGiven } from '#identity/events'
import { namedApprovers } from '#identity/people'
import { notify } from '#notifications/actions/notify'

/** What a document is called in a message. */
const NAMES: Record<string, { en: string; ar: string }> = {
  quotation: { en: 'Quotation', ar: 'عرض السعر' },
  purchase_order: { en: 'Purchase order', ar: 'أمر الشراء' },
}
/** Number and name of a document; by its one name where it has no Arabic one. */
const aboutOf = ({ documentNumber, title, titleAr }: ApprovalsRequested | ApprovalsDecided) => ({
  en: `${documentNumber} — ${title}`,
  ar: `${documentNumber} — ${titleAr || title}`,
})
const nameOf = (type: string) => NAMES[type] ?? { en: 'Document', ar: 'المستند' }

onEvent<ApprovalsRequested>(APPROVALS_REQUESTED, 'notify-approvers', async ({ payload }, unit) => {
  const approvers = await approversOf(payload, unit)
  const name = nameOf(payload.documentType)
  const about = aboutOf(payload)
  const amount = `${groupThousands(payload.amount)} ${payload.currency}`
  await notify(unit, approvers, {
    type: `${payload.documentType}_approval_requested`,
    title: `${name.en} waits for your approval`,
    titleAr: `${name.ar} بانتظار موافقتك`,
    message: `${about.en} (${amount})`,
    messageAr: `${about.ar} (${amount})`,
    priority: 'high',
    actionUrl: payload.link,
    relatedEntityType: payload.documentType,
    relatedEntityId: payload.documentId,
  })
})

onEvent<ApprovalsDecided>(APPROVALS_DECIDED, 'notify-requester', async ({ payload }, unit) => {
  if (payload.status === 'pending') return
  const name = nameOf(payload.documentType)
  const approved = payload.status === 'approved'
  const about = aboutOf(payload)
  const reason = payload.comment ? `: ${payload.comment}` : ''
  await notify(unit, [payload.requestedBy], {
    type: `${payload.documentType}_${payload.status}`,
    title: `${name.en} ${approved ? 'approved' : 'rejected'}`,
    titleAr: approved ? `تمت الموافقة على ${name.ar}` : `رُفض ${name.ar}`,
    message: about.en + reason,
    messageAr: about.ar + reason,
    priority: approved ? 'normal' : 'high',
    actionUrl: payload.link,
    relatedEntityType: payload.documentType,
    relatedEntityId: payload.documentId,
  })
})

onEvent<DelegationGiven>(DELEGATION_GIVEN, 'notify-stand-in', async ({ payload }, unit) => {
  const { userName, delegateId, fromOn, toOn } = payload
  await notify(unit, [delegateId], {
    type: 'approval_delegation_created',
    title: `You decide for ${userName}`,
    titleAr: `أنت مفوّض بالاعتماد عن ${userName}`,
    message: `${fromOn} – ${toOn}`,
    messageAr: `${fromOn} – ${toOn}`,
  })
})

/**
 * Those who may decide, and those who stand in for one of them who is away. Whose own document it is
 * does not decide on it, and lends nobody the right to.
 */
async function approversOf(asked: ApprovalsRequested, unit: Unit): Promise<number[]> {
  const mayBeAsked = (userId: number) =>
    userId !== asked.requestedBy && !isSelfApproval(asked, { userId })
  const { approverKind, approverValue } = asked
  const named = await namedApprovers(approverKind, approverValue, unit.trx)
  const approvers = named.filter(mayBeAsked)
  const standIns = (await standInsOf(approvers, unit)).filter(mayBeAsked)
  return [...new Set([...approvers, ...standIns])]
}
