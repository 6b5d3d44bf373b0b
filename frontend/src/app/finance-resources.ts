import cheques from '../features/finance/cheques'
import closings from '../features/finance/closings'
import entryExports from '../features/finance/entry-exports'
import vatAdjustments from '../features/finance/vat-adjustments'
import vatEntries from '../features/finance/vat-entries'
import vatReturns from '../features/finance/vat-returns'
import exchangeRates from '../features/finance/exchange-rates'
import periodLocks from '../features/finance/period-locks'
import accountEntries from '../features/finance/account-entries'
import balanceSheet from '../features/finance/balance-sheet'
import guarantees from '../features/finance/guarantees'
import journalEntries from '../features/finance/journal-entries'
import manualJournals from '../features/finance/manual-journals'
import postingRules from '../features/finance/posting-rules'
import profitAndLoss from '../features/finance/profit-and-loss'
import projectProfitability from '../features/finance/project-profitability'
import trialBalance from '../features/finance/trial-balance'
import budgets from '../features/finance/budgets'
import cashForecast from '../features/finance/cash-forecast'
import bankAccounts from '../features/finance/bank-accounts'
import ledgerAccounts from '../features/finance/ledger-accounts'
import recurringPayments from '../features/finance/recurring-payments'

/** The resources of finance. */
export const financeResources = [
  exchangeRates,
  periodLocks,
  accountEntries,
  balanceSheet,
  guarantees,
  cheques,
  journalEntries,
  manualJournals,
  postingRules,
  profitAndLoss,
  trialBalance,
  budgets,
  projectProfitability,
  cashForecast,
  closings,
  entryExports,
  vatReturns,
  vatEntries,
  vatAdjustments,
  bankAccounts,
  ledgerAccounts,
  recurringPayments,
]
