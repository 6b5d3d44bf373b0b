import type { Approver } from '#core/approvals/approver'
import { decide } from '#core/approvals/decide'
import { openApproval } from '#core/approvals/open_approval'
import { voidApproval } from '#core/approvals/void_approval'
import { conflict } from '#core/base/app_error'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { BASE_CURRENCY } from '#engines/money/money'
import Budget from './budget.js'
import { BUDGET, recordBudget, saveBudget } from './record_budget.js'

/** Hands a locked budget in. @throws AppError 409 BUDGET_OVERLAPS */
export async function submitBudget(uow: UnitOfWork, budget: Budget) {
  await requireOwnMonths(uow, budget)
  const before = budget.toAudit()
  budget.merge({ status: 'submitted', reason: null })
  await saveBudget(uow, budget)
  await openApproval(uow, {
    ...{ documentType: BUDGET, documentId: budget.id, documentNumber: budget.label },
    title: `${budget.title} · ${budget.ownerName}`,
    titleAr: `${budget.title} · ${budget.ownerNameAr ?? budget.ownerName}`,
    link: `/finance/budgets/${budget.id}`,
    documentVersion: budget.version,
    authoredBy: budget.createdBy ?? null,
    writtenIn: [
      {
        ...{ entityType: BUDGET, entityId: budget.id },
        actions: ['create', 'revise', 'update', 'submit'],
      },
    ],
    ...{ amountMinor: budget.totalMinor, currency: BASE_CURRENCY, department: 'finance' },
  })
  await recordBudget(uow, 'submit', budget, { before, after: budget.toAudit() })
}

interface Decision {
  decision: 'approve' | 'reject'
  comment: string | null
  by: Approver
}

/**
 * Approves or rejects a locked budget; approved, it takes the place of what it revises.
 * @throws AppError 403 SELF_APPROVAL | NOT_THE_APPROVER, 409 ALREADY_DECIDED | BUDGET_OVERLAPS
 */
export async function decideBudget(
  uow: UnitOfWork,
  budget: Budget,
  { decision, comment, by }: Decision
) {
  const before = budget.toAudit()
  const { id: documentId, totalMinor: amountMinor } = budget
  const about = { documentType: BUDGET, documentId, amountMinor }
  const { status } = await decide(uow, { ...about, decision, comment, by })
  if (status === 'approved') {
    await requireOwnMonths(uow, budget)
    await replaceFormer(uow, budget)
    budget.merge({ status, approvedOn: today() })
  }
  if (status === 'rejected') budget.merge({ status, reason: comment })
  await saveBudget(uow, budget)
  const after = { ...budget.toAudit(), ...(comment && { comment }) }
  await recordBudget(uow, decision, budget, { before, after })
}

/** Cancels a locked budget; an approval that waits is withdrawn. */
export async function cancelBudget(uow: UnitOfWork, budget: Budget, reason: string) {
  const before = budget.toAudit()
  budget.merge({ status: 'cancelled', reason })
  await saveBudget(uow, budget)
  await voidApproval(uow, BUDGET, budget.id, reason)
  await recordBudget(uow, 'cancel', budget, { before, after: budget.toAudit() })
}

/** The approved budgets of its owner, those of its own line among them. */
const approvedOf = (uow: UnitOfWork, { projectId, departmentId }: Budget) =>
  Budget.query({ client: uow.trx })
    .where(projectId ? { projectId } : { departmentId: departmentId! })
    .where('status', 'approved')

const rootOf = ({ id, originalId }: Budget) => originalId ?? id

/** A month of an owner has one budget. @throws AppError 409 BUDGET_OVERLAPS */
async function requireOwnMonths(uow: UnitOfWork, budget: Budget) {
  const others = await approvedOf(uow, budget)
    .where('fromMonth', '<=', budget.toMonth)
    .where('toMonth', '>=', budget.fromMonth)
    .forUpdate()
  const other = others.find((one) => rootOf(one) !== rootOf(budget))
  if (other) throw conflict('BUDGET_OVERLAPS', { params: { number: other.label } })
}

async function replaceFormer(uow: UnitOfWork, budget: Budget) {
  for (const former of await approvedOf(uow, budget).preload('lines').forUpdate()) {
    if (rootOf(former) !== rootOf(budget)) continue
    const before = former.toAudit()
    former.merge({ status: 'superseded' })
    await saveBudget(uow, former)
    await recordBudget(uow, 'supersede', former, { before, after: former.toAudit() })
  }
}
