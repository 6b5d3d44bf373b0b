import { registerCounts } from '#core/counts/counted_lists'
import { budgetListing } from './budgets/listing.js'
import { chequeListing } from './cheques/listing.js'
import { closingListing } from './closings/listing.js'
import { entryExportListing } from './entry_exports/listing.js'
import { guaranteeListing, guaranteesFor } from './guarantees/listing.js'
import { journalEntryListing } from './journal_entries/listing.js'
import { manualJournalListing } from './manual_journals/listing.js'
import { matchListing, suggestionListing } from './bank_matches/listing.js'
import { reconciliationListing } from './bank_reconciliations/listing.js'
import { importListing, lineListing, statementListing } from './bank_statements/listing.js'
import { vatAdjustmentListing } from './vat_adjustments/listing.js'
import { vatEntryListing } from './vat_entries/listing.js'
import { vatReturnListing } from './vat_returns/listing.js'
import { periodLockListing } from './period_locks/listing.js'

/** The lists whose cards show how many records they have. */
registerCounts({
  'period-locks': { listing: periodLockListing },
  guarantees: {
    listing: guaranteeListing,
    scope: ({ abilities }) => guaranteesFor(abilities) ?? (() => undefined),
  },
  cheques: { listing: chequeListing },
  budgets: { listing: budgetListing },
  'journal-entries': { listing: journalEntryListing },
  'manual-journals': { listing: manualJournalListing },
  'bank-statement-imports': { listing: importListing },
  'bank-statements': { listing: statementListing },
  'bank-statement-lines': { listing: lineListing },
  'bank-matches': { listing: matchListing },
  'bank-suggestions': { listing: suggestionListing },
  'vat-adjustments': { listing: vatAdjustmentListing },
  closings: { listing: closingListing },
  'entry-exports': { listing: entryExportListing },
  'vat-returns': { listing: vatReturnListing },
  'vat-entries': { listing: vatEntryListing },
  'bank-reconciliations': { listing: reconciliationListing },
})
