import type { BookRole } from '#core/books/book_roles'
import type { CostHead } from '#core/budgets/cost_heads'
import { marks, type CostSource } from '#core/budgets/cost_sources'
import { MANUAL_JOURNAL } from '#finance/manual_journals/record_journal'

/** Where a line names no cost head, what its account stands for says which it is of; other costs are overhead. */
const HEADS: readonly [BookRole, CostHead][] = [
  ['project_materials', 'material'],
  ['project_services', 'subcontract'],
  ['project_labour', 'labour'],
]

const HEAD = `COALESCE(l.cost_head, CASE ${HEADS.map(
  ([role, head]) =>
    `WHEN l.account_id IN (SELECT account_id FROM posting_rules WHERE role = '${role}') THEN '${head}'`
).join(' ')} ELSE 'overhead' END)`

const COLUMN = { project: 'l.project_id', department: 'l.department_id' } as const

/** Costs that people book on a project or a department by journals, and what takes them back. */
export const journalCostSource: CostSource = {
  source: 'journals',
  rows({ owner, ids }) {
    const sql = `SELECT ${COLUMN[owner]} AS owner_id, ${HEAD} AS cost_head, l.posted_on AS on_day,
        '${MANUAL_JOURNAL}' AS kind, e.document_id AS record_id, e.document_number AS number,
        NULL AS party, l.debit_minor - l.credit_minor AS amount_minor
      FROM journal_lines l JOIN journal_entries e ON e.id = l.entry_id
        JOIN ledger_accounts a ON a.id = l.account_id
      WHERE ${COLUMN[owner]} IN (${marks(ids)}) AND e.document_kind = '${MANUAL_JOURNAL}'
        AND a.type IN ('direct_cost', 'overhead', 'other_expense')`
    return { sql, values: [...ids] }
  },
}
