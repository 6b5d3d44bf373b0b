import { checkAuditChain } from './audit_chain.js'
import { checkBankFields } from './bank_fields.js'
import { checkAdvances, checkRecoveries } from './advances.js'
import {
  checkBilledLines,
  checkBillPayments,
  checkInstalments,
  checkVendorRefunds,
} from './bills.js'
import type { IntegrityCheck } from './check.js'
import { checkEInvoiceChains, checkEInvoiceUnits } from './e_invoices.js'
import { checkDeciding } from './deciding.js'
import { checkDecisions } from './decisions.js'
import { checkControlAccounts } from './control_accounts.js'
import { checkBookedDocuments, checkEntries, checkLedgerDays } from './ledger.js'
import { checkNumbers } from './numbers.js'
import { checkPaymentRuns } from './payment_runs.js'
import { checkOutbox } from './outbox.js'
import { checkPermissions } from './permissions.js'
import { checkRecorded } from './recorded.js'
import { checkRowCounts } from './row_counts.js'
import { checkSessions } from './sessions.js'
import { checkSettings } from './settings.js'
import { checkSingleEffects } from './single_effects.js'
import { checkStoredFiles } from './stored_files.js'
import { checkRevaluations } from './revaluations.js'
import { checkStock } from './stock.js'
import { checkOrderTotals, checkQuotationTotals } from './totals.js'
import { checkVatReturns } from './vat_returns.js'
import { checkWithholdings } from './withholdings.js'

/** What the portal promises about its data, each with the walk that proves it. */
export const INTEGRITY_CHECKS: IntegrityCheck[] = [
  { name: 'audit_chain', run: checkAuditChain },
  { name: 'as_the_log_says', run: checkRecorded },
  { name: 'permissions_of_accounts', run: checkPermissions },
  { name: 'decisions_as_logged', run: checkDecisions },
  { name: 'who_decides_as_logged', run: checkDeciding },
  { name: 'settings_as_logged', run: checkSettings },
  { name: 'one_effect_per_key', run: checkSingleEffects },
  { name: 'numbers_without_gaps', run: checkNumbers },
  { name: 'events_and_jobs_done', run: checkOutbox },
  { name: 'stored_files', run: checkStoredFiles },
  { name: 'sessions', run: checkSessions },
  { name: 'quotation_totals', run: checkQuotationTotals },
  { name: 'purchase_order_totals', run: checkOrderTotals },
  { name: 'payments_of_bills', run: checkBillPayments },
  { name: 'refunds_of_vendors', run: checkVendorRefunds },
  { name: 'payment_runs', run: checkPaymentRuns },
  { name: 'instalments_of_bills', run: checkInstalments },
  { name: 'billed_order_lines', run: checkBilledLines },
  { name: 'advances_to_vendors', run: checkAdvances },
  { name: 'recoveries_of_bills', run: checkRecoveries },
  { name: 'stock_ledger', run: checkStock },
  { name: 'changes_of_cost', run: checkRevaluations },
  { name: 'journal_entries', run: checkEntries },
  { name: 'days_of_accounts', run: checkLedgerDays },
  { name: 'documents_in_the_ledger', run: checkBookedDocuments },
  { name: 'control_accounts', run: checkControlAccounts },
  { name: 'kept_row_counts', run: checkRowCounts },
  { name: 'bank_fields_open', run: checkBankFields },
  { name: 'chains_of_e_invoices', run: checkEInvoiceChains },
  { name: 'units_of_e_invoicing', run: checkEInvoiceUnits },
  { name: 'filed_vat_returns', run: checkVatReturns },
  { name: 'withholding_tax', run: checkWithholdings },
]
