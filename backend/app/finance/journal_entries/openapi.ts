import { COST_HEADS } from '#core/budgets/cost_heads'
import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  day,
  id,
  instant,
  money,
  named,
  nullable,
  object,
  oneOf,
  text,
  whole,
} from '#core/openapi/schema'
import { accountFields } from '#finance/ledger/wire'
import { journalEntryListing } from './listing.js'

const fields = {
  ...{ id, version: whole, number: text, postedOn: day, documentKind: text, documentId: id },
  ...{ documentNumber: text, text: nullable(text), total: money },
  ...{ createdByName: nullable(text), createdAt: instant },
}
const line = object({
  ...{ id, account: accountFields, factOn: day, debit: nullable(money), credit: nullable(money) },
  ...{ currency: text, foreign: money, partyType: nullable(text), partyId: nullable(id) },
  ...{ projectId: nullable(id), costHead: nullable(oneOf(COST_HEADS)), memo: nullable(text) },
})

describe('/api/journal-entries', {
  GET: {
    summary: 'List entries of the general ledger',
    list: journalEntryListing,
    answer: arrayOf(named('JournalEntryRow', object(fields))),
  },
  'GET /:id': {
    summary: 'Get an entry with its lines',
    answer: named('JournalEntry', object({ ...fields, lines: arrayOf(line) })),
  },
})
