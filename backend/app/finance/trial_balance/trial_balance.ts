import { accountSums, closingOf, type AccountSums, type Period } from '#finance/ledger/account_sums'

export interface TrialRow {
  account: Pick<AccountSums, 'id' | 'code' | 'name' | 'nameAr' | 'type'>
  /** Minor units of the base currency; what an account stands at is a debit above zero. */
  openingMinor: number
  debitMinor: number
  creditMinor: number
  closingMinor: number
}

/** Every account with what it stood at, moved and stands at; debits equal credits in all of it. */
export async function trialBalance(period: Period): Promise<TrialRow[]> {
  const sums = await accountSums(period)
  return sums.map((row) => {
    const { id, code, name, nameAr, type, openingMinor, debitMinor, creditMinor } = row
    const account = { id, code, name, nameAr, type }
    return { account, openingMinor, debitMinor, creditMinor, closingMinor: closingOf(row) }
  })
}

/** Both sides of all accounts; of opening and closing the debits and the credits apart. */
export function trialTotals(rows: readonly TrialRow[]) {
  const sum = (of: (row: TrialRow) => number) => rows.reduce((total, row) => total + of(row), 0)
  return {
    openingDebitMinor: sum(({ openingMinor }) => Math.max(0, openingMinor)),
    openingCreditMinor: sum(({ openingMinor }) => Math.max(0, -openingMinor)),
    debitMinor: sum(({ debitMinor }) => debitMinor),
    creditMinor: sum(({ creditMinor }) => creditMinor),
    closingDebitMinor: sum(({ closingMinor }) => Math.max(0, closingMinor)),
    closingCreditMinor: sum(({ closingMinor }) => Math.max(0, -closingMinor)),
  }
}
