import { conflict } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import Budget from './budget.js'
import type { LineValues } from './budget_lines.js'
import { monthAsFar } from './months.js'
import { recordBudget } from './record_budget.js'
import { newBudget, nextBudgetNumber, storeLines } from './save_budget.js'

/** A draft that will replace a locked approved budget. @throws AppError 409 BUDGET_REVISED while there is one */
export async function reviseBudget(uow: UnitOfWork, budget: Budget): Promise<Budget> {
  const originalId = budget.originalId ?? budget.id
  const chain = await Budget.query({ client: uow.trx }).where('originalId', originalId)
  const open = chain.find(({ status }) => ['draft', 'submitted', 'rejected'].includes(status))
  if (open) throw conflict('BUDGET_REVISED', { params: { number: open.label } })
  const revision = Math.max(0, ...chain.map((one) => one.revision)) + 1
  const draft = draftOf(uow, budget)
  draft.merge({ number: budget.number, originalId, revision })
  await storeLines(uow, draft, linesOf(budget))
  await recordBudget(uow, 'revise', draft, { after: draft.toAudit() })
  return draft
}

/** A draft like another budget, for as many months from another one on. */
export async function copyBudget(uow: UnitOfWork, budget: Budget, fromMonth: string) {
  const draft = draftOf(uow, budget)
  draft.merge({ fromMonth, toMonth: monthAsFar(budget.toMonth, budget.fromMonth, fromMonth) })
  draft.number = await nextBudgetNumber(uow)
  await storeLines(uow, draft, linesOf(budget))
  await recordBudget(uow, 'create', draft, { after: draft.toAudit() })
  return draft
}

function draftOf(uow: UnitOfWork, budget: Budget): Budget {
  const { title, owner, projectId, departmentId, ownerName, ownerNameAr } = budget
  const { fromMonth, toMonth, isMonthly, details } = budget
  return newBudget(uow).merge({
    ...{ title, owner, projectId, departmentId, ownerName, ownerNameAr },
    ...{ fromMonth, toMonth, isMonthly, details },
  })
}

const linesOf = ({ lines }: Budget): LineValues[] =>
  lines.map(({ position, costHead, amountMinor, months, note }) => ({
    ...{ position, costHead, amountMinor, months, note },
  }))
