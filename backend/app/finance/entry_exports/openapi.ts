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
import { reasonValidator } from '#core/validation/decisions'
import { EXPORT_STATUSES } from './entry_export.js'
import { entryExportListing } from './listing.js'
import { exportStates } from './states.js'
import { periodValidator } from './validator.js'

const one = named(
  'EntryExport',
  object({
    ...{ id, version: whole, number: text, fromOn: day, toOn: day, status: oneOf(EXPORT_STATUSES) },
    ...each(['entryCount', 'lineCount'], whole),
    ...each(['csvFileId', 'xlsxFileId'], nullable(id)),
    ...each(['csvHash', 'xlsxHash', 'reason', 'createdByName'], nullable(text)),
    ...{ total: money, createdAt: instant, can: can(...exportStates.actions) },
  })
)

describe('/api/entry-exports', {
  GET: {
    summary: 'List exports of journal entries',
    list: entryExportListing,
    answer: arrayOf(one),
  },
  POST: {
    summary: 'Export the entries of a period that no export holds',
    body: periodValidator,
    answer: one,
    status: 201,
    failures: [409],
  },
  'GET /free': {
    summary: 'Count the entries of a period that no export holds',
    query: periodValidator,
    answer: object({ entryCount: whole }),
  },
  'GET /:id': { summary: 'Get an export with its files', answer: one },
  'GET /:id/history': {
    summary: 'List the changes of an export, newest first',
    counted: true,
    answer: arrayOf(historyEntry),
  },
  'POST /:id/cancel': {
    summary: 'Cancel an export, which frees its entries',
    body: reasonValidator,
    versioned: true,
    answer: one,
  },
})
