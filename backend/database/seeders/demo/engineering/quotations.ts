import { APPROVALS_REQUESTED } from '#core/approvals/events'
import { createQuotation } from '#engineering/quotations/actions/create_quotation'
import type { DemoContext } from '#database/seeders/demo/context'
import type { DateTime } from 'luxon'
import { DemoUnit, personOf, sqlTime } from './demo_unit.js'
import { decide } from './decision.js'
import { seedOutcomes } from './outcomes.js'
import { planQuotations, type PlannedQuotation } from './quotation_plan.js'

interface Step {
  at: DateTime
  run(): Promise<void>
}

/**
 * Sixty-six quotations in every state, made by the actions that people use, in the order in which
 * they would have happened.
 */
export async function seedQuotations(context: DemoContext) {
  const steps = planQuotations(context).flatMap((plan) => stepsOf(context, plan))
  steps.sort((a, b) => a.at.toMillis() - b.at.toMillis())
  for (const step of steps) await step.run()
  await seedOutcomes(context)
}

function stepsOf(context: DemoContext, plan: PlannedQuotation): Step[] {
  let id = 0
  const creation: Step = {
    at: plan.createdAt,
    run: async () => {
      id = await create(context, plan)
    },
  }
  const decided = plan.fate === 'approved' || plan.fate === 'rejected'
  return decided
    ? [creation, { at: plan.decidedAt, run: () => decideAs(context, plan, id) }]
    : [creation]
}

async function create(context: DemoContext, { input, author, createdAt, fate }: PlannedQuotation) {
  // approvers find what waits for them among their notifications
  const announces = fate === 'pending' ? [APPROVALS_REQUESTED] : []
  const unit = new DemoUnit(context.trx, {
    at: createdAt,
    by: personOf(context, author),
    announces,
  })
  const draft = fate === 'draft'
  const { id } = await createQuotation(unit, input, { draft, issuedOn: input.quotedOn })
  const at = sqlTime(createdAt)
  const submitted = draft ? {} : { submitted_at: at }
  await context.trx
    .from('quotations')
    .where('id', id)
    .update({ created_at: at, updated_at: at, ...submitted })
  await context.trx
    .from('approval_requests')
    .where({ document_type: 'quotation', document_id: id })
    .update({ requested_at: at })
  return id
}

async function decideAs(
  context: DemoContext,
  { approver, decidedAt, fate, reason }: PlannedQuotation,
  id: number
) {
  const decision = fate === 'approved' ? 'approve' : 'reject'
  const comment = fate === 'approved' ? null : reason
  await decide(context, {
    id,
    expectedVersion: 1,
    by: personOf(context, approver),
    at: decidedAt,
    decision,
    comment,
  })
}
