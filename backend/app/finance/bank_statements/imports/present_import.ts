import type { HttpContext } from '@adonisjs/core/http'
import { accountMoney } from '#finance/bank_accounts/account_rules'
import type BankAccount from '#finance/bank_accounts/bank_account'
import type BankStatementImport from '#finance/bank_statements/models/bank_statement_import'
import type { ImportPlan } from '#finance/bank_statements/plan'

type Account = Pick<BankAccount, 'id' | 'name' | 'nameAr' | 'currency'>

/** An import as its page shows it. */
export function presentImport(
  { abilities }: HttpContext,
  batch: BankStatementImport,
  account: Account
) {
  const { id, version, fileName, format, status, head, layout, fault, plan, jobId } = batch
  const mayImport = abilities.has('bank-statements.import')
  const isTable = format === 'csv' || format === 'xlsx'
  const can = {
    layout: mayImport && isTable && ['mapping', 'ready', 'failed'].includes(status),
    confirm: mayImport && status === 'ready' && Boolean(plan?.statements.length),
    delete: mayImport && status !== 'importing' && status !== 'imported',
  }
  return {
    ...{ id, version, fileName, format, status, jobId: jobId ?? null },
    bankAccountId: account.id,
    bankAccountName: account.name,
    bankAccountNameAr: account.nameAr,
    currency: account.currency,
    head: head ?? null,
    layout: layout ?? null,
    openingBalance: moneyOrNull(account, batch.openingMinor),
    closingBalance: moneyOrNull(account, batch.closingMinor),
    fault: fault
      ? { code: fault, line: batch.faultLine || null, values: batch.faultValues ?? {} }
      : null,
    plan: plan ? presentPlan(account, plan) : null,
    createdAt: batch.createdAt.toUTC().toISO()!,
    can,
    allowedActions: (['layout', 'confirm', 'delete'] as const).filter((action) => can[action]),
  }
}

const moneyOrNull = (account: Account, minor: number | null) =>
  minor === null ? null : accountMoney(account, minor)

function presentPlan(
  account: Account,
  { statements, lines, newLines, duplicateLines }: ImportPlan
) {
  const money = (minor: number) => accountMoney(account, minor)
  return {
    newLines,
    duplicateLines,
    statements: statements.map((one) => ({
      ...{ number: one.number, openedOn: one.openedOn, closedOn: one.closedOn },
      ...{ lineCount: one.lineCount, newLines: one.newLines, outcome: one.outcome },
      opening: money(one.openingMinor),
      closing: money(one.closingMinor),
      gap: one.gapMinor === 0 ? null : money(one.gapMinor),
    })),
    lines: lines.map(({ amountMinor, ...line }) => ({ ...line, amount: money(amountMinor) })),
  }
}
