import { COST_HEADS } from '#core/budgets/cost_heads'
import { approval } from '#core/approvals/openapi'
import { historyEntry } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
  day,
  each,
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
import { commentValidator, reasonValidator } from '#core/validation/decisions'
import { noBody } from '#core/validation/fields'
import { accountFields } from '#finance/ledger/wire'
import { JOURNAL_STATUSES } from './manual_journal.js'
import { manualJournalListing } from './listing.js'
import { journalStates } from './states.js'
import { createJournalValidator, updateJournalValidator } from './validator.js'

const fields = {
  ...{ id, version: whole, number: text, journalOn: day, title: text, titleAr: nullable(text) },
  ...{ details: nullable(text), reversesOn: nullable(day), status: oneOf(JOURNAL_STATUSES) },
  ...{ approvedOn: nullable(day), reversedOn: nullable(day), reason: nullable(text) },
  ...{ total: money, createdByName: nullable(text), createdAt: instant },
  can: can(...journalStates.actions),
}
const dimension = nullable(object({ ...each(['code', 'name'], text), nameAr: nullable(text) }))
const line = object({
  ...{ id, accountId: id, account: accountFields, debit: nullable(money) },
  ...{
    credit: nullable(money),
    projectId: nullable(id),
    departmentId: nullable(id),
    costHead: nullable(oneOf(COST_HEADS)),
    memo: nullable(text),
  },
  ...{ project: dimension, department: dimension },
})
const row = named('ManualJournalRow', object(fields))
const journal = named(
  'ManualJournal',
  object({ ...fields, lines: arrayOf(line), approval: nullable(approval) })
)
const change = (summary: string) => ({ summary, versioned: true as const, answer: journal })

describe('/api/manual-journals', {
  GET: { summary: 'List manual journals', list: manualJournalListing, answer: arrayOf(row) },
  POST: { summary: 'Write a manual journal', body: createJournalValidator, answer: journal },
  'GET /:id': { summary: 'Get a manual journal with its lines', answer: journal },
  'PATCH /:id': { ...change('Change a manual journal'), body: updateJournalValidator },
  'DELETE /:id': { summary: 'Delete a draft of a manual journal', versioned: true },
  'GET /:id/history': {
    summary: 'List the changes of a manual journal, newest first',
    counted: true,
    answer: arrayOf(historyEntry),
  },
  'POST /:id/submit': { ...change('Submit a manual journal for approval'), body: noBody },
  'POST /:id/approve': { ...change('Approve the open step'), body: commentValidator },
  'POST /:id/reject': { ...change('Return a manual journal for changes'), body: reasonValidator },
  'POST /:id/cancel': { ...change('Cancel a manual journal'), body: reasonValidator },
  'POST /:id/reverse': { ...change('Reverse a manual journal'), body: reasonValidator },
})
