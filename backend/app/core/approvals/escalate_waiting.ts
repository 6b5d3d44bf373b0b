import { DateTime } from 'luxon'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { userNames } from '#core/base/user_names'
import { affected } from '#core/database/affected'
import { sqlInstant, toDate } from '#core/database/instants'
import { writer } from '#core/database/writer'
import { registerTask } from '#core/scheduled/tasks'
import { setting } from '#core/settings/settings'
import { workingMinutes } from '#core/settings/working_hours'
import { transact } from '#core/unit_of_work/transact'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { decidesAs } from './approver.js'
import { decidableOf } from './decidable.js'
import { approversOf, ownersOf } from './deciders.js'
import { escalationsOf } from './escalations_of.js'
import { emitEscalated, REACHED, type Reached } from './events.js'
import ApprovalRequest from './models/approval_request.js'

const BATCH = 200

interface Late {
  id: number
  requestId: number
  level: number
  hours: number
}

/**
 * Notifies the next people of steps that have waited for so many working hours (setting
 * `approvalEscalationHours`, 0: never), and again after as many more, once for each step and level, however
 * many workers ask. It changes nothing about who may decide.
 * @returns how many steps were escalated now
 */
export async function escalateWaiting(now = DateTime.utc()): Promise<number> {
  const hours = setting('approvalEscalationHours', 0)
  if (hours <= 0) return 0
  let [escalated, after] = [0, 0]
  for (;;) {
    const rows = await waitingAfter(after, now.minus({ hours }))
    for (const row of rows) {
      const late = latenessOf(row, hours, now)
      if (late && (await escalate(late, now))) escalated++
    }
    if (rows.length < BATCH) return escalated
    after = Number(rows.at(-1)!.id)
  }
}

interface Row {
  id: number
  request_id: number
  pending_since: string | Date
  escalation_level: number
  done: number
}

/** Steps that are not at their last level; no fewer hours have passed on the clock than at work. */
function waitingAfter(id: number, before: DateTime): Promise<Row[]> {
  return writer()
    .from('approval_steps')
    .where('status', 'pending')
    .where('pending_since', '<=', sqlInstant(0, before.toMillis()))
    .where('escalation_level', '<', REACHED.length)
    .where('id', '>', id)
    .orderBy('id')
    .limit(BATCH)
    .select('id', 'request_id', 'pending_since', 'escalation_level')
    .select(
      writer()
        .from('approval_escalations')
        .whereColumn('approval_escalations.step_id', 'approval_steps.id')
        .count('*')
        .as('done')
    ) as unknown as Promise<Row[]>
}

function latenessOf(row: Row, hours: number, now: DateTime): Late | null {
  const since = DateTime.fromJSDate(toDate(row.pending_since))
  const worked = Math.floor(workingMinutes(since, now) / 60)
  // a level without people was passed over, so what counts is how often someone was notified
  if (worked < hours * (Number(row.done) + 1)) return null
  const { id, request_id: requestId, escalation_level: level } = row
  return { id, requestId, level, hours: worked }
}

function escalate({ id, requestId, level, hours }: Late, now: DateTime): Promise<boolean> {
  return transact(SYSTEM_ACTOR, async (uow) => {
    const request = await ApprovalRequest.query({ client: uow.trx })
      .where({ id: requestId, openGuard: 1 })
      .forUpdate()
      .preload('steps')
      .preload('authors')
      .first()
    if (request?.pendingStep?.id !== id) return false
    const next = await nextPeople(uow, request, level)
    const steps = uow.trx
      .from('approval_steps')
      .where({ id, status: 'pending', escalation_level: level })
    // the other worker was here before
    const taken = await affected(steps.update({ escalation_level: next?.level ?? REACHED.length }))
    if (!taken || !next) return false
    const { reached, userIds } = next
    await uow.trx.table('approval_escalations').insert({
      ...{ step_id: id, level: next.level, reached, user_ids: JSON.stringify(userIds) },
      escalated_at: sqlInstant(0, now.toMillis()),
    })
    await record(uow, request, next)
    await emitEscalated(uow, request, { reached, userIds, hours })
    return true
  })
}

interface Next {
  /** From 1; the levels before it are done with. */
  level: number
  reached: Reached
  userIds: number[]
}

/** The first level with people whom no one has notified of the delay yet. */
async function nextPeople(
  uow: UnitOfWork,
  request: ApprovalRequest,
  level: number
): Promise<Next | null> {
  const known = new Set((await escalationsOf(request, uow.trx)).flatMap(({ userIds }) => userIds))
  for (let at = level; at < REACHED.length; at++) {
    const reached = REACHED[at]!
    const people = await PEOPLE[reached](uow, request)
    const userIds = people.filter((id) => !known.has(id) && id !== request.requestedBy)
    if (userIds.length) return { level: at + 1, reached, userIds }
  }
  return null
}

const PEOPLE: Record<Reached, (uow: UnitOfWork, request: ApprovalRequest) => Promise<number[]>> = {
  delegates: async (uow, request) => {
    const deciders = await decidersNow(uow, request)
    return deciders.filter(({ as, userId }) => as !== userId).map(({ userId }) => userId)
  },
  deciders: async (uow, request) => (await decidersNow(uow, request)).map(({ userId }) => userId),
  owners: (uow) => ownersOf(uow.trx),
}

/** Who may decide the open step now, and in whose name. */
async function decidersNow(uow: UnitOfWork, request: ApprovalRequest) {
  const people = await approversOf(request.documentType, uow.trx)
  return people.flatMap((by) => {
    const as = decidesAs(request, request.pendingStep!, by)
    return as ? [{ userId: by.userId, as: as.userId }] : []
  })
}

async function record(uow: UnitOfWork, request: ApprovalRequest, { level, userIds }: Next) {
  const names = await userNames(userIds, uow.trx)
  return uow.audit({
    action: 'escalate',
    entityType: decidableOf(request.documentType)?.entityType ?? request.documentType,
    entityId: request.documentId,
    label: request.documentNumber,
    after: { escalationLevel: level, notified: userIds.map((id) => names.get(id)) },
  })
}

registerTask({ name: 'escalate approvals', seconds: 300, run: () => escalateWaiting() })
