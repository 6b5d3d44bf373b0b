import { approval } from '#core/approvals/openapi'
import { COST_HEADS } from '#core/budgets/cost_heads'
import { COST_OWNERS, COST_SOURCES } from '#core/budgets/cost_sources'
import { historyEntry, job } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
  day,
  each,
  flag,
  id,
  instant,
  money,
  named,
  nullable,
  number,
  object,
  oneOf,
  text,
  whole,
} from '#core/openapi/schema'
import { commentValidator, reasonValidator } from '#core/validation/decisions'
import { noBody } from '#core/validation/fields'
import { BUDGET_STATUSES } from './budget.js'
import { budgetListing } from './listing.js'
import { budgetStates } from './states.js'
import {
  budgetFileValidator,
  budgetItemsValidator,
  copyBudgetValidator,
  createBudgetValidator,
  updateBudgetValidator,
} from './validator.js'

const status = oneOf(BUDGET_STATUSES)
const fields = {
  ...{ id, version: whole, number: text, revision: whole, title: text, owner: oneOf(COST_OWNERS) },
  ...each(['projectId', 'departmentId'], nullable(id)),
  ...{ ownerName: text, ownerNameAr: nullable(text), fromMonth: text, toMonth: text },
  ...{ isMonthly: flag, status, approvedOn: nullable(day) },
  ...each(['reason', 'details', 'createdByName'], nullable(text)),
  ...{ total: money, createdAt: instant, can: can(...budgetStates.actions) },
}
const row = named(
  'BudgetRow',
  object({
    ...{ ...fields, ...each(['actual', 'committed', 'left'], money) },
    usedPercent: nullable(number),
  })
)
const budget = named(
  'Budget',
  object({
    ...fields,
    lines: arrayOf(
      object({
        ...{ costHead: oneOf(COST_HEADS), amount: money, note: nullable(text) },
        months: nullable(arrayOf(money)),
      })
    ),
    revisions: arrayOf(
      object({ id, number: text, status, approvedOn: nullable(day), total: money })
    ),
    approval: nullable(approval),
  })
)

/** What stands behind a figure of costs. */
export const costItems = object({
  count: whole,
  rows: arrayOf(
    object({
      ...{ source: oneOf(COST_SOURCES), kind: text, recordId: id, number: text },
      ...{ party: nullable(text), on: day, amount: money },
    })
  ),
})

/** Amounts of each source of costs. */
export const costsBySource = arrayOf(object({ source: oneOf(COST_SOURCES), amount: money }))

const figures = named(
  'BudgetFigures',
  object({
    lines: arrayOf(
      object({
        ...{ costHead: oneOf(COST_HEADS), note: nullable(text), sources: costsBySource },
        ...each(['original', 'budget', 'actual', 'committed', 'left'], money),
        usedPercent: nullable(number),
      })
    ),
    months: arrayOf(
      object({ month: text, budget: nullable(money), actual: money, committed: money })
    ),
  })
)
const change = (summary: string) => ({ summary, versioned: true as const, answer: budget })
const draft = { status: 201 as const, failures: [409] }

describe('/api/budgets', {
  GET: {
    summary: 'List budgets with what is used of them',
    list: budgetListing,
    answer: arrayOf(row),
  },
  POST: { summary: 'Write a budget', body: createBudgetValidator, answer: budget },
  'GET /:id': { summary: 'Get a budget with its lines and revisions', answer: budget },
  'PATCH /:id': { ...change('Change a budget'), body: updateBudgetValidator },
  'DELETE /:id': { summary: 'Delete a draft of a budget', versioned: true },
  'GET /:id/history': {
    summary: 'List the changes of a budget, newest first',
    counted: true,
    answer: arrayOf(historyEntry),
  },
  'GET /:id/figures': {
    summary: 'Get what was spent of a budget and is committed, by cost head and month',
    answer: figures,
  },
  'GET /:id/items': {
    summary: 'List the documents behind a figure of a budget',
    query: budgetItemsValidator,
    answer: costItems,
  },
  'POST /:id/exports': {
    ...{ summary: 'Export a budget to a file, as a job', body: budgetFileValidator },
    ...{ answer: job, status: 202 },
  },
  'POST /:id/submit': { ...change('Submit a budget for approval'), body: noBody },
  'POST /:id/approve': { ...change('Approve the open step'), body: commentValidator },
  'POST /:id/reject': { ...change('Return a budget for changes'), body: reasonValidator },
  'POST /:id/cancel': { ...change('Cancel a budget'), body: reasonValidator },
  'POST /:id/revise': { ...change('Draft a revision of a budget'), body: noBody, ...draft },
  'POST /:id/copy': { ...change('Draft a budget like it'), body: copyBudgetValidator, ...draft },
})
