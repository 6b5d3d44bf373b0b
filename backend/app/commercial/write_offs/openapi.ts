import { approval } from '#core/approvals/openapi'
import { historyEntry } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
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
import { commentValidator, reasonValidator } from '#core/validation/decisions'
import { writeOffListing } from './listing.js'
import { writeOffStates } from './states.js'
import { createWriteOffValidator } from './validator.js'
import { WRITE_OFF_STATUSES } from './write_off.js'

const fields = {
  ...{ id, version: whole, number: text, invoiceId: id, invoiceNumber: text },
  ...{ clientId: nullable(id), clientName: text, currency: text, amount: money, reason: text },
  status: oneOf(WRITE_OFF_STATUSES),
  ...{ writtenOffOn: nullable(day), reversedOn: nullable(day), comment: nullable(text) },
  ...{ createdByName: nullable(text), createdAt: instant },
  can: can(...writeOffStates.actions),
}

const row = named('WriteOffRow', object(fields))
const writeOff = named('WriteOff', object({ ...fields, approval: nullable(approval) }))

const step = (summary: string) => ({ summary, versioned: true as const, answer: writeOff })

describe('/api/invoices', {
  'POST /:id/write-offs': {
    summary: 'Ask to write off what an invoice has open',
    body: createWriteOffValidator,
    versioned: true,
    answer: writeOff,
    status: 201,
    failures: [409],
  },
})

describe('/api/write-offs', {
  GET: { summary: 'List write-offs', list: writeOffListing, answer: arrayOf(row) },
  'GET /:id': { summary: 'Get a write-off with its approval', answer: writeOff },
  'GET /:id/history': {
    summary: 'List the changes of a write-off, newest first',
    counted: true,
    answer: arrayOf(historyEntry),
  },
  'POST /:id/approve': { ...step('Approve the open step'), body: commentValidator },
  'POST /:id/reject': { ...step('Reject a write-off'), body: reasonValidator },
  'POST /:id/cancel': { ...step('Withdraw a write-off'), body: reasonValidator },
  'POST /:id/reverse': { ...step('Reverse a write-off'), body: reasonValidator },
})
