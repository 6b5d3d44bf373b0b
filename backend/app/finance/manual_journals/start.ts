import { registerBookSource } from '#core/books/facts'
import { registerSearch } from '#core/search/sources'
import { journalSource } from './journal_facts.js'
import { manualJournalListing } from './listing.js'

registerBookSource(journalSource)

registerSearch({
  resource: 'manual-journals',
  entityType: 'manual_journal',
  ability: 'manual-journals.view',
  listing: manualJournalListing,
  shows: { number: 'number', title: 'title', titleAr: 'title_ar', subtitle: 'details' },
})
