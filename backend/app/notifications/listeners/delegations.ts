import { decidesAs } from '#core/approvals/approver'
import { approversOf } from '#core/approvals/deciders'
import { aboutDocument } from '#core/approvals/events'
import ApprovalRequest from '#core/approvals/models/approval_request'
import { writer } from '#core/database/writer'
import { onEvent } from '#core/outbox/listeners'
import { firstTime } from '#core/scheduled/first_time'
import { once } from '#core/scheduled/once'
import { registerTask } from '#core/scheduled/tasks'
import { addDays } from '#core/settings/days'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import ApprovalDelegation from '#identity/delegations/approval_delegation'
import { DELEGATION_GIVEN, type DelegationGiven } from '#identity/events'
import { notify } from '#notifications/notify'
import { requestMessage } from './approval_words.js'

const BATCH = 100
/** What began earlier was seen to when it began. */
const DAYS_BACK = 7

onEvent<DelegationGiven>(DELEGATION_GIVEN, 'notify-stand-in', async ({ payload }, uow) => {
  const { userId, userName, delegateId, fromOn, toOn } = payload
  await notify(uow, [delegateId], {
    type: 'approval_delegation_created',
    title: `You can approve on behalf of ${userName}`,
    titleAr: `أنت مفوّض بالاعتماد نيابةً عن ${userName}`,
    message: `${fromOn} – ${toOn}`,
    messageAr: `${fromOn} – ${toOn}`,
  })
  if (fromOn > today()) return
  const delegation = await ApprovalDelegation.query({ client: uow.trx })
    .where({ userId, delegateId, fromOn })
    .first()
  if (delegation && (await firstTime(uow, keyOf(delegation)))) await hand(uow, delegation)
})

const keyOf = ({ id, fromOn }: ApprovalDelegation) => `delegation-begun:${id}:${fromOn}`

/**
 * Notifies those who stand in for someone from today on of what already waits for that person, once for
 * each delegation. What is asked for later reaches both.
 */
export async function notifyStandIns(on = today()) {
  const begun = await ApprovalDelegation.query({ client: writer() })
    .where('fromOn', '<=', on)
    .where('fromOn', '>=', addDays(on, -DAYS_BACK))
    .where('toOn', '>=', on)
    .orderBy('id')
  for (const delegation of begun) await once(keyOf(delegation), (uow) => hand(uow, delegation))
}

async function hand(uow: UnitOfWork, { userId, delegateId }: ApprovalDelegation) {
  for (let after = 0; ;) {
    const requests = await ApprovalRequest.query({ client: uow.trx })
      .where('status', 'pending')
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .preload('steps')
      .preload('authors')
    for (const request of requests)
      if (await decidesFor(uow, request, { userId, delegateId }))
        await notify(uow, [delegateId], {
          ...requestMessage(aboutDocument(request)),
          isOneOfMany: true,
        })
    if (requests.length < BATCH) return
    after = requests.at(-1)!.id
  }
}

/** Whether the stand-in decides it in that person's name; what is theirs as well they know already. */
async function decidesFor(
  uow: UnitOfWork,
  request: ApprovalRequest,
  { userId, delegateId }: Pick<ApprovalDelegation, 'userId' | 'delegateId'>
): Promise<boolean> {
  const people = await approversOf(request.documentType, uow.trx)
  const by = people.find((one) => one.userId === delegateId)
  const step = request.pendingStep
  return !!by && !!step && decidesAs(request, step, by)?.userId === userId
}

registerTask({ name: 'notify stand-ins', seconds: 900, run: () => notifyStandIns() })
