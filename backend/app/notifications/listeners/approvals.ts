import { decidersOf } from '#core/approvals/deciders'
import {
  APPROVALS_DECIDED,
  APPROVALS_ESCALATED,
  APPROVALS_REQUESTED,
  type ApprovalsDecided,
  type ApprovalsEscalated,
  type ApprovalsRequested,
} from '#core/approvals/events'
import ApprovalRequest from '#core/approvals/models/approval_request'
import { onEvent } from '#core/outbox/listeners'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { notify } from '#notifications/notify'
import { aboutOf, aboutRequest, nameOf, requestMessage, requestWords } from './approval_words.js'

onEvent<ApprovalsRequested>(APPROVALS_REQUESTED, 'notify-approvers', async ({ payload }, uow) => {
  await notify(uow, await approversOf(payload, uow), requestMessage(payload))
})

onEvent<ApprovalsDecided>(APPROVALS_DECIDED, 'notify-requester', async ({ payload }, uow) => {
  if (payload.status === 'pending') return
  const name = nameOf(payload.documentType)
  const approved = payload.status === 'approved'
  const about = aboutOf(payload)
  const reason = payload.comment ? `: ${payload.comment}` : ''
  await notify(uow, [payload.requestedBy], {
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

onEvent<ApprovalsEscalated>(APPROVALS_ESCALATED, 'notify-next', async ({ payload }, uow) => {
  const { requestId, userIds, hours } = payload
  const request = await ApprovalRequest.find(requestId, { client: uow.trx })
  // decided meanwhile
  if (request?.status !== 'pending') return
  const name = nameOf(payload.documentType)
  const { message, messageAr } = requestWords(payload)
  await notify(uow, userIds, {
    ...aboutRequest(payload),
    type: `${payload.documentType}_approval_waiting`,
    title: `${name.en} still awaiting approval`,
    titleAr: `${name.ar} ما زال بانتظار الموافقة`,
    message: `${message} · ${hours} working hours`,
    messageAr: `${messageAr} · ${hours} ساعة عمل`,
  })
})

/**
 * Those who can decide, their delegates among them. Anyone who wrote the document, requested it or has
 * decided one of its steps is not notified.
 */
async function approversOf(requested: ApprovalsRequested, uow: UnitOfWork): Promise<number[]> {
  const request = await ApprovalRequest.query({ client: uow.trx })
    .where('id', requested.requestId)
    .preload('steps')
    .preload('authors')
    .first()
  const step = request?.pendingStep
  const { approverKind, approverValue } = requested
  // decided meanwhile: the next step has an event of its own
  if (step?.approverKind !== approverKind || step.approverValue !== approverValue) return []
  const deciders = await decidersOf(request!, step, uow.trx)
  return deciders.filter((userId) => userId !== requested.requestedBy)
}
