import type { DateTime } from 'luxon'
import { APPROVALS_REQUESTED, type ApprovalsRequested } from '#core/approvals/events'
import { findRoute } from '#core/approvals/find_rule'
import type { RuleStep } from '#core/approvals/top_approver'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { formatMoney } from '#engines/money/money'
import { recordEvent } from '#core/unit_of_work/record_event'
import type { DemoContext } from '#database/seeders/demo/context'
import type { seededRandom } from '#database/seeders/random'
import { seedOrderHistory } from './order_history.js'
import type { OrderStory } from './purchase_orders.js'

const SQL = 'yyyy-MM-dd HH:mm:ss'

/** Who decides in the demo company, by the ability that a step asks for. */
const DECIDERS: Record<string, string[]> = {
  'purchase-orders.approve': ['technical.director', 'chief.engineer'],
  'purchase-orders.approve-medium': ['technical.director', 'chief.engineer'],
  'purchase-orders.approve-large': ['general.manager'],
}

interface Decided {
  by: number
  at: DateTime
  comment: string | null
}

/** The approval of an order as the engine would have left it, and its audit rows. */
export async function seedOrderApproval(
  context: DemoContext,
  story: OrderStory,
  random: ReturnType<typeof seededRandom>
) {
  const decisions = story.submittedAt ? await seedRequest(context, story, random) : []
  const last = decisions.at(-1)
  if (last && story.decidedAt) {
    await context.trx
      .from('purchase_orders')
      .where('id', story.id)
      .update({
        decided_at: story.decidedAt.toFormat(SQL),
        decided_by: last.by,
        updated_by: last.by,
      })
  }
  await seedOrderHistory(context, story, decisions)
}

/** What became of the request; one without a decision is still open. */
const OUTCOMES: Partial<Record<OrderStory['status'], string>> = {
  approved: 'approved',
  rejected: 'rejected',
  cancelled: 'voided',
}

async function seedRequest(
  context: DemoContext,
  story: OrderStory,
  random: ReturnType<typeof seededRandom>
): Promise<Decided[]> {
  const { id, number, title, titleAr, currency, totalMinor, author, status } = story
  const { ruleId, steps } = await findRoute(context.trx, {
    documentType: 'purchase_order',
    amountMinor: totalMinor,
    currency,
    department: 'procurement',
  })
  const open = status === 'submitted'
  const closedAt = story.decidedAt ?? story.submittedAt!.plus({ hours: 8 })
  const [requestId] = await context.trx.table('approval_requests').insert({
    document_type: 'purchase_order',
    document_id: id,
    document_number: number,
    title,
    title_ar: titleAr,
    link: linkTo(story),
    document_version: 2,
    amount_minor: totalMinor,
    currency,
    rule_id: ruleId,
    status: OUTCOMES[status] ?? 'pending',
    current_step: status === 'approved' ? steps.length : 1,
    open_guard: open ? 1 : null,
    requested_by: author,
    authored_by: author,
    requested_at: story.submittedAt!.toFormat(SQL),
    decided_at: open ? null : closedAt.toFormat(SQL),
  })
  if (open) await askFor(context, story, requestId, steps[0])
  return seedSteps(context, story, requestId, steps, random)
}

const linkTo = ({ id }: OrderStory) => `/procurement/purchase-orders/${id}/approval`

/** Approvers are notified of an open request as soon as the portal runs. */
function askFor({ trx }: DemoContext, story: OrderStory, requestId: number, step: RuleStep) {
  const event: ApprovalsRequested = {
    requestId,
    documentType: 'purchase_order',
    documentId: story.id,
    documentNumber: story.number,
    title: story.title,
    titleAr: story.titleAr,
    link: linkTo(story),
    amount: formatMoney(story.totalMinor, story.currency),
    currency: story.currency,
    requestedBy: story.author,
    authoredBy: story.author,
    approverKind: step.kind,
    approverValue: step.value,
  }
  return recordEvent(trx, SYSTEM_ACTOR, APPROVALS_REQUESTED, { ...event })
}

async function seedSteps(
  { trx, users }: DemoContext,
  story: OrderStory,
  requestId: number,
  steps: RuleStep[],
  random: ReturnType<typeof seededRandom>
): Promise<Decided[]> {
  const decisions: Decided[] = []
  for (const [index, step] of steps.entries()) {
    const decides = story.status === 'approved' || (story.status === 'rejected' && index === 0)
    const early = steps.length - 1 - index
    const decided: Decided | null = decides
      ? {
          by: users[random.pick(DECIDERS[step.value] ?? ['general.manager'])].id,
          at: story.decidedAt!.minus({ hours: early }),
          comment: story.status === 'rejected' ? story.reason : null,
        }
      : null
    if (decided) decisions.push(decided)
    await trx.table('approval_steps').insert({
      request_id: requestId,
      sequence: index + 1,
      name: step.name,
      name_ar: step.nameAr,
      approver_kind: step.kind,
      approver_value: step.value,
      status: stepStatus(story.status, index),
      decided_by: decided?.by ?? null,
      decided_at: decided?.at.toFormat(SQL) ?? null,
      comment: decided?.comment ?? (story.status === 'cancelled' ? story.reason : null),
      amount_seen_minor: decided ? story.totalMinor : null,
    })
  }
  return decisions
}

function stepStatus(status: OrderStory['status'], index: number): string {
  if (status === 'approved') return 'approved'
  if (status === 'cancelled') return 'voided'
  if (status === 'rejected') return index === 0 ? 'rejected' : 'skipped'
  return index === 0 ? 'pending' : 'waiting'
}
