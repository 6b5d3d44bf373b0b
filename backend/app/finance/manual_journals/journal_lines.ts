import type { Infer } from '@vinejs/vine/types'
import { invalid } from '#core/base/app_error'
import type { CostHead } from '#core/budgets/cost_heads'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { BASE_CURRENCY, parseMoney } from '#engines/money/money'
import { CONTROLLED_ROLES } from '#finance/ledger/controlled_roles'
import type { createJournalValidator } from './validator.js'

type LineInput = Infer<typeof createJournalValidator>['lines'][number]

export interface PricedLine {
  position: number
  accountId: number
  /** A debit is above zero. */
  amountMinor: number
  projectId: number | null
  departmentId: number | null
  costHead: CostHead | null
  memo: string | null
}

/**
 * The lines of a journal in minor units.
 * @throws AppError 422 on a line that is neither a debit nor a credit or both, on sides that differ, and on an account
 *   that is unknown, closed, or that only documents post to: it would no longer be what they add up to
 */
export async function journalLines(uow: UnitOfWork, lines: LineInput[]): Promise<PricedLine[]> {
  const priced = lines.map((line, i) => ({
    position: i + 1,
    accountId: line.accountId,
    amountMinor: amountOf(line, i),
    projectId: line.projectId ?? null,
    departmentId: line.departmentId ?? null,
    costHead: line.costHead ?? null,
    memo: line.memo ?? null,
  }))
  const rest = priced.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  if (rest !== 0) throw invalid({ lines: ['unbalanced'] })
  await requireOpenAccounts(uow, lines)
  await requireNamed(uow, lines, 'projectId', 'project_names')
  await requireNamed(uow, lines, 'departmentId', 'department_names')
  return priced
}

function amountOf({ debit, credit }: LineInput, i: number): number {
  const [debitMinor, creditMinor] = [debit, credit].map((side) =>
    side ? parseMoney(side, BASE_CURRENCY) : 0
  )
  if (!debitMinor === !creditMinor) throw invalid({ [`lines.${i}.debit`]: ['oneSide'] })
  return debitMinor! - creditMinor!
}

async function requireOpenAccounts({ trx }: UnitOfWork, lines: LineInput[]) {
  const ids = lines.map(({ accountId }) => accountId)
  const rows = await trx.from('ledger_accounts').whereIn('id', ids).select('id', 'active')
  const open = new Set(rows.filter(({ active }) => !!active).map(({ id }) => Number(id)))
  const ruled = await trx
    .from('posting_rules')
    .whereIn('account_id', ids)
    .whereIn('role', [...CONTROLLED_ROLES])
    .select('account_id')
  const controlled = new Set(ruled.map((row) => Number(row.account_id)))
  for (const [i, { accountId }] of lines.entries()) {
    if (!open.has(accountId)) throw invalid({ [`lines.${i}.accountId`]: ['absent'] })
    if (controlled.has(accountId)) throw invalid({ [`lines.${i}.accountId`]: ['controlAccount'] })
  }
}

async function requireNamed(
  { trx }: UnitOfWork,
  lines: LineInput[],
  field: 'projectId' | 'departmentId',
  view: string
) {
  const ids = lines.flatMap((line) => line[field] ?? [])
  if (!ids.length) return
  const rows = await trx.from(view).whereIn('id', ids).select('id')
  const known = new Set(rows.map(({ id }) => Number(id)))
  for (const [i, line] of lines.entries())
    if (line[field] && !known.has(line[field]))
      throw invalid({ [`lines.${i}.${field}`]: ['absent'] })
}
