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
  { name: 'audit chain', run: checkAuditChain },
  { name: 'as the log says', run: checkRecorded },
  { name: 'permissions of accounts', run: checkPermissions },
  { name: 'decisions as logged', run: checkDecisions },
  { name: 'who decides as logged', run: checkDeciding },
  { name: 'settings as logged', run: checkSettings },
  { name: 'one effect per key', run: checkSingleEffects },
  { name: 'numbers without gaps', run: checkNumbers },
  { name: 'events and jobs done', run: checkOutbox },
  { name: 'stored files', run: checkStoredFiles },
  { name: 'sessions', run: checkSessions },
  { name: 'quotation totals', run: checkQuotationTotals },
  { name: 'purchase order totals', run: checkOrderTotals },
  { name: 'payments of bills', run: checkBillPayments },
  { name: 'refunds of vendors', run: checkVendorRefunds },
  { name: 'payment runs', run: checkPaymentRuns },
  { name: 'instalments of bills', run: checkInstalments },
  { name: 'billed order lines', run: checkBilledLines },
  { name: 'advances to vendors', run: checkAdvances },
  { name: 'recoveries of bills', run: checkRecoveries },
  { name: 'stock ledger', run: checkStock },
  { name: 'changes of cost', run: checkRevaluations },
  { name: 'journal entries', run: checkEntries },
  { name: 'days of accounts', run: checkLedgerDays },
  { name: 'documents in the ledger', run: checkBookedDocuments },
  { name: 'control accounts', run: checkControlAccounts },
  { name: 'kept row counts', run: checkRowCounts },
  { name: 'bank fields open', run: checkBankFields },
  { name: 'chains of e-invoices', run: checkEInvoiceChains },
  { name: 'units of e-invoicing', run: checkEInvoiceUnits },
  { name: 'filed VAT returns', run: checkVatReturns },
  { name: 'withholding tax', run: checkWithholdings },
]
