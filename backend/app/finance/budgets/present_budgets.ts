import type { HttpContext } from '@adonisjs/core/http'
import { approvalOf, openApprovals } from '#core/approvals/approval_of'
import { approverOf } from '#core/approvals/approver'
import { notFound } from '#core/base/app_error'
import { nameIn, userNames } from '#core/base/user_names'
import { baseMoney } from '#core/exchange_rates/at_rate'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import Budget from './budget.js'
import { spentOfBudgets } from './budget_sheet.js'
import { BUDGET } from './record_budget.js'
import { budgetStates } from './states.js'

/** Budgets with what the viewer may do. */
async function presentBudgets(ctx: HttpContext, budgets: readonly Budget[], uow?: UnitOfWork) {
  const by = approverOf(ctx)
  const ids = budgets.map(({ id }) => id)
  const open = await openApprovals(BUDGET, ids, uow?.trx)
  const names = await userNames(
    budgets.map(({ createdBy }) => createdBy),
    uow?.trx
  )
  return budgets.map((budget) => {
    const { id, version, label: number, revision, title, owner, projectId, departmentId } = budget
    const { ownerName, ownerNameAr, fromMonth, toMonth, isMonthly, status, createdBy } = budget
    return {
      ...{ id, version, number, revision, title, owner, projectId, departmentId },
      ...{ ownerName, ownerNameAr, fromMonth, toMonth, isMonthly, status },
      ...{ approvedOn: budget.approvedOn, reason: budget.reason, details: budget.details },
      total: baseMoney(budget.totalMinor),
      createdByName: nameIn(names, createdBy),
      createdAt: budget.createdAt.toUTC().toISO()!,
      can: budgetStates.can(budget, by, open.get(id)),
    }
  })
}

/** Budgets as the list answers them, with what is used of each. */
export async function listBudgets(ctx: HttpContext, budgets: readonly Budget[]) {
  const spent = await spentOfBudgets(budgets)
  const rows = await presentBudgets(ctx, budgets)
  return rows.map((row, i) => {
    const { actualMinor, committedMinor } = spent.get(row.id)!
    const used = actualMinor + committedMinor
    return {
      ...row,
      ...{ actual: baseMoney(actualMinor), committed: baseMoney(committedMinor) },
      left: baseMoney(budgets[i]!.totalMinor - used),
      usedPercent: percentUsed(used, budgets[i]!.totalMinor),
    }
  })
}

/** With a digit after the point; null where there is nothing to use. */
export const percentUsed = (usedMinor: number, ofMinor: number): number | null =>
  ofMinor > 0 ? Math.round((usedMinor / ofMinor) * 1000) / 10 : null

/** A budget as its page and every write on it answer, with its lines and revisions. @throws AppError 404 */
export async function showBudget(ctx: HttpContext, id: number, uow?: UnitOfWork) {
  const budget = await Budget.query(uow && { client: uow.trx })
    .where('id', id)
    .preload('lines')
    .first()
  if (!budget) throw notFound()
  const [shown] = await presentBudgets(ctx, [budget], uow)
  const lines = budget.lines.map(({ costHead, amountMinor, months, note }) => ({
    ...{ costHead, amount: baseMoney(amountMinor), note },
    months: (months as number[] | null)?.map(baseMoney) ?? null,
  }))
  return {
    ...{ ...shown!, lines, revisions: await revisionsOf(budget, uow) },
    approval: await approvalOf(BUDGET, id, uow?.trx),
  }
}

/** The original and what revises it, the first one first. */
async function revisionsOf({ id, originalId }: Budget, uow?: UnitOfWork) {
  const root = originalId ?? id
  const chain = await Budget.query(uow && { client: uow.trx })
    .where('id', root)
    .orWhere('originalId', root)
    .orderBy('id')
  return chain.map((one) => ({
    ...{ id: one.id, number: one.label, status: one.status, approvedOn: one.approvedOn },
    total: baseMoney(one.totalMinor),
  }))
}
