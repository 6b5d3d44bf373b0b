import type BankAccount from '#finance/bank_accounts/bank_account'
import { ledgerBalance, statedBalance, type Client, type StatedBalance } from './balances.js'
import { openSums, type OpenSums } from './open_items.js'

/** All in minor units of the currency of the account. */
export interface ReconciliationState extends StatedBalance, OpenSums {
  ledgerMinor: number
  /** The statement as the ledger would have it. */
  adjustedMinor: number
  /** Adjusted statement less ledger. */
  differenceMinor: number
  /** The part of the difference that the opening balance makes: the ledger began with another one. */
  openingMinor: number
}

/**
 * The balance of the bank, with deposits in transit and outstanding payments of the ledger and without
 * what only the bank has, beside the balance of the ledger. As both sides of a match are equal, what
 * differs is the opening balance or statements that are missing, and nothing else.
 */
export async function reconciliationState(
  account: BankAccount,
  on: string,
  client: Client
): Promise<ReconciliationState> {
  const stated = await statedBalance(account, on, client)
  const open = await openSums(account, on, client)
  const ledgerMinor = await ledgerBalance(account, on, client)
  const begun = await ledgerBalance(account, account.openingOn, client)
  const { inTransitMinor, outstandingMinor, unrecordedMinor } = open
  const adjustedMinor = stated.statementMinor + inTransitMinor + outstandingMinor - unrecordedMinor
  return {
    ...stated,
    ...open,
    ledgerMinor,
    adjustedMinor,
    differenceMinor: adjustedMinor - ledgerMinor,
    openingMinor: account.openingBalanceMinor - begun,
  }
}
