import { registerReport } from '#files/report_files/reports'
import { accountEntriesFile } from '#finance/account_entries/account_entries_file'
import { balanceSheetFile } from '#finance/balance_sheet/balance_sheet_file'
import { budgetFile } from '#finance/budgets/budget_file'
import { BUDGET_LABELS } from '#finance/budgets/labels'
import { PROFITABILITY_LABELS } from '#finance/project_profitability/labels'
import { profitabilityFile } from '#finance/project_profitability/profitability_file'
import { cashForecastFile } from '#finance/cash_forecast/cash_forecast_file'
import { FORECAST_LABELS } from '#finance/cash_forecast/labels'
import { profitAndLossFile } from '#finance/profit_and_loss/profit_and_loss_file'
import { trialBalanceFile } from '#finance/trial_balance/trial_balance_file'
import { LEDGER_LABELS as L } from '#finance/ledger/labels'

const about = { resource: 'ledger-accounts', ability: 'ledger.view' }

registerReport({ name: 'trial-balance', title: L.trialBalance, ...about, make: trialBalanceFile })
registerReport({
  ...{ name: 'profit-and-loss', title: L.profitAndLoss, ...about },
  make: profitAndLossFile,
})
registerReport({ name: 'balance-sheet', title: L.balanceSheet, ...about, make: balanceSheetFile })
registerReport({
  ...{ name: 'account-entries', title: L.accountEntries, ...about },
  make: accountEntriesFile,
})
registerReport({
  ...{ name: 'cash-forecast', title: FORECAST_LABELS.title, ...about },
  make: cashForecastFile,
})
registerReport({
  ...{ name: 'budget', title: BUDGET_LABELS.budget, resource: 'budgets' },
  ...{ ability: 'budgets.view', make: budgetFile },
})
registerReport({
  ...{ name: 'project-profitability', title: PROFITABILITY_LABELS.title },
  ...{ resource: 'project-profitability', ability: 'projects.prices', make: profitabilityFile },
})
