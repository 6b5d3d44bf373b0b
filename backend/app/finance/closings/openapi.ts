import { historyEntry } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
  day,
  each,
  flag,
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
import { noBody } from '#core/validation/fields'
import { CLOSING_STATUSES } from './closing.js'
import { closingListing } from './listing.js'
import { closeValidator, tickValidator, yearValidator } from './validator.js'

const fields = {
  ...{ id, version: whole, fromOn: day, toOn: day, status: oneOf(CLOSING_STATUSES) },
  ...each(['note', 'reason', 'closedByName'], nullable(text)),
  ...{ closedAt: nullable(instant), can: can('tick', 'close', 'reopen') },
}

const point = object({
  ...{ key: text, kind: oneOf(['automatic', 'manual']), openCount: whole, isStrict: flag },
  ...each(['path', 'tickedByName'], nullable(text)),
})

const closing = named('Closing', object({ ...fields, points: arrayOf(point) }))

const year = named(
  'YearClosing',
  object({
    ...{ id, version: whole, year: whole, isClosed: flag, result: money, createdAt: instant },
    ...each(['entryId', 'reversalEntryId'], nullable(id)),
    ...{ reason: nullable(text), can: can('reopen') },
  })
)

const step = (summary: string) => ({
  ...{ summary, versioned: true as const, answer: closing, failures: [409] },
})

describe('/api/closings', {
  GET: {
    summary: 'List months of the books',
    list: closingListing,
    answer: arrayOf(named('ClosingRow', object(fields))),
  },
  POST: {
    summary: 'Open all months until today',
    body: noBody,
    answer: object({ opened: whole }),
  },
  'GET /:id': { summary: 'Get a month with its checklist', answer: closing },
  'GET /:id/history': {
    summary: 'List the changes of a month, newest first',
    counted: true,
    answer: arrayOf(historyEntry),
  },
  'POST /:id/ticks': { ...step('Tick a point of the checklist'), body: tickValidator },
  'POST /:id/close': { ...step('Close a month, which locks the books'), body: closeValidator },
  'POST /:id/reopen': { ...step('Reopen a closed month'), body: reasonValidator },
})

describe('/api/year-closings', {
  GET: { summary: 'List closed years, newest first', answer: arrayOf(year) },
  POST: {
    summary: 'Carry the result of a year to equity',
    body: yearValidator,
    answer: year,
    status: 201,
    failures: [409],
  },
  'POST /:id/reopen': {
    summary: 'Take the closing of a year back',
    body: reasonValidator,
    versioned: true,
    answer: year,
    failures: [409],
  },
})
