import type { Infer } from '@vinejs/vine/types'
import { invalid } from '#core/base/app_error'
import { emptyColumns } from '#core/database/empty_columns'
import { createRows } from '#core/database/many_rows'
import { baseMoney } from '#core/exchange_rates/at_rate'
import { nextNumber } from '#core/numbering/next_number'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import Budget from './budget.js'
import BudgetLine from './budget_line.js'
import { budgetLines, type LineValues } from './budget_lines.js'
import { monthsBetween } from './months.js'
import { BUDGETS } from './number_series.js'
import { ownerOf } from './owner_of.js'
import { recordBudget } from './record_budget.js'
import { MOST_MONTHS } from './validator.js'
import type { createBudgetValidator, updateBudgetValidator } from './validator.js'

type Changes = Infer<typeof updateBudgetValidator>

/** A draft of nothing yet, by who writes it. */
export function newBudget(uow: UnitOfWork): Budget {
  const budget = new Budget().useTransaction(uow.trx)
  budget.merge({ ...emptyColumns(Budget), status: 'draft', totalMinor: 0, version: 1 })
  return budget.merge({ revision: 0, isMonthly: false, createdBy: uow.actor.id })
}

export const nextBudgetNumber = (uow: UnitOfWork) =>
  nextNumber(uow.trx, BUDGETS, Number(today().slice(0, 4)))

/** Writes a budget as a draft. @throws AppError 422 on its owner, its months and its lines */
export async function createBudget(uow: UnitOfWork, input: Infer<typeof createBudgetValidator>) {
  const budget = newBudget(uow)
  budget.number = await nextBudgetNumber(uow)
  await fill(uow, budget, input)
  await recordBudget(uow, 'create', budget, { after: budget.toAudit() })
  return budget
}

/** Changes a locked draft or rejected budget. @throws AppError 422 as above */
export async function updateBudget(uow: UnitOfWork, budget: Budget, input: Changes) {
  const before = budget.toAudit()
  budget.version++
  await fill(uow, budget, input)
  await recordBudget(uow, 'update', budget, { before, after: budget.toAudit() })
}

/** Deletes a locked draft; the audit log keeps its number. */
export async function deleteBudget(uow: UnitOfWork, budget: Budget) {
  const before = budget.toAudit()
  await BudgetLine.query({ client: uow.trx }).where('budgetId', budget.id).delete()
  await budget.delete()
  await recordBudget(uow, 'delete', budget, { before })
}

async function fill(uow: UnitOfWork, budget: Budget, { lines, ...plain }: Changes) {
  const before = { projectId: budget.projectId, departmentId: budget.departmentId }
  budget.merge(plain)
  const named = { projectId: budget.projectId ?? null, departmentId: budget.departmentId ?? null }
  budget.merge(await ownerOf(uow.trx, { owner: budget.owner, ...named }))
  const { originalId, projectId, departmentId } = budget
  // a revision is of the same budget
  if (originalId && (projectId !== before.projectId || departmentId !== before.departmentId))
    throw invalid({ [projectId ? 'projectId' : 'departmentId']: ['sameOwner'] })
  const months = monthsBetween(budget.fromMonth, budget.toMonth).length
  if (!months) throw invalid({ toMonth: ['beforeStart'] })
  if (months > MOST_MONTHS) throw invalid({ toMonth: ['tooManyMonths'] })
  const stated = lines ?? linesAsStated(budget)
  await storeLines(uow, budget, budgetLines(stated, budget))
}

/** Without new lines those before stay, if they have an amount for each of the months. */
const linesAsStated = ({ lines, isMonthly }: Budget) =>
  lines.map(({ costHead, amountMinor, months, note }) => ({
    ...{ costHead, note, amount: isMonthly ? null : baseMoney(amountMinor) },
    months: isMonthly ? (months as number[] | null)?.map(baseMoney) : null,
  }))

/** Saves a budget with these lines instead of those that it had. */
export async function storeLines(uow: UnitOfWork, budget: Budget, lines: readonly LineValues[]) {
  budget.totalMinor = lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  budget.updatedBy = uow.actor.id
  budget.refreshSearchText()
  await budget.save()
  await BudgetLine.query({ client: uow.trx }).where('budgetId', budget.id).delete()
  const rows = lines.map(({ months, ...line }) => ({
    ...{ ...line, budgetId: budget.id },
    // written without the model, which would turn it into text
    months: months && JSON.stringify(months),
  }))
  await createRows(uow.trx, BudgetLine, rows)
  await budget.load('lines')
}
