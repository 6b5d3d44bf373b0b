import { nameIn, userNames } from '#core/base/user_names'
import { accountMoney } from '#finance/bank_accounts/account_rules'
import BankAccount from '#finance/bank_accounts/bank_account'
import type BankReconciliation from './models/bank_reconciliation.js'
import type { OpenItem } from './open_items.js'
import type { ReconciliationState } from './reconciliation_state.js'

type Figures = Pick<
  ReconciliationState,
  | 'statementMinor'
  | 'ledgerMinor'
  | 'inTransitMinor'
  | 'outstandingMinor'
  | 'unrecordedMinor'
  | 'differenceMinor'
>

export function presentFigures(account: BankAccount, figures: Figures) {
  const { statementMinor, inTransitMinor, outstandingMinor, unrecordedMinor } = figures
  const money = (minor: number) => accountMoney(account, minor)
  return {
    currency: account.currency,
    statement: money(statementMinor),
    inTransit: money(inTransitMinor),
    outstanding: money(outstandingMinor),
    unrecorded: money(unrecordedMinor),
    adjusted: money(statementMinor + inTransitMinor + outstandingMinor - unrecordedMinor),
    ledger: money(figures.ledgerMinor),
    difference: money(figures.differenceMinor),
  }
}

export const presentItem = (account: BankAccount, { amountMinor, ...item }: OpenItem) => ({
  ...item,
  amount: accountMoney(account, amountMinor),
})

/** Reconciliations as their list shows them. */
export async function presentReconciliations(rows: BankReconciliation[], mayClose: boolean) {
  const ids = [...new Set(rows.map(({ bankAccountId }) => bankAccountId))]
  const accounts = new Map(
    (await BankAccount.query().whereIn('id', ids)).map((account) => [account.id, account])
  )
  const names = await userNames(rows.map(({ createdBy }) => createdBy))
  return rows.map((row) => {
    const { id, version, reconciledOn, status, note, reopenedReason, createdBy } = row
    const account = accounts.get(row.bankAccountId)!
    const can = { reopen: mayClose && status === 'closed' }
    return {
      ...{ id, version, reconciledOn, status, note: note ?? null },
      reopenedReason: reopenedReason ?? null,
      bankAccountId: account.id,
      bankAccountName: account.name,
      bankAccountNameAr: account.nameAr,
      ...presentFigures(account, row),
      createdByName: nameIn(names, createdBy),
      createdAt: row.createdAt.toUTC().toISO()!,
      can,
      allowedActions: can.reopen ? ['reopen' as const] : [],
    }
  })
}
