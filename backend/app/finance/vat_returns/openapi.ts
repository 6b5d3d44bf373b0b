import { historyEntry, job } from '#core/openapi/records'
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
import { noBody } from '#core/validation/fields'
import { FORM_BOXES } from '#finance/vat_entries/form_boxes'
import { vatReturnListing } from './listing.js'
import { fileReturnValidator, returnFileValidator } from './validator.js'
import { RETURN_STATUSES } from './vat_return.js'

const fields = {
  ...{ id, version: whole, fromOn: day, toOn: day, status: oneOf(RETURN_STATUSES) },
  ...each(['reference', 'note', 'preparedByName', 'filedByName'], nullable(text)),
  ...{ filedOn: nullable(day), preparedAt: nullable(instant), refundRequested: flag },
  ...{ net: nullable(money), dueOn: day, isLate: flag },
  can: can('prepare', 'reopen', 'file'),
}

const box = named(
  'VatReturnBox',
  object({
    ...{ number: whole, box: oneOf(FORM_BOXES) },
    ...each(['amount', 'adjustment'], nullable(money)),
    vat: money,
  })
)

const tieDocument = object({
  ...{ documentKind: text, documentId: id, documentNumber: text },
  ...each(['returned', 'posted'], money),
})

const detail = named(
  'VatReturn',
  object({
    ...fields,
    ...{ vatNumber: nullable(text), boxes: arrayOf(box) },
    ...{ correctionLimit: money, isOverLimit: flag },
    ...{ rowsHash: nullable(text), hasChanged: flag },
    ledger: object({
      ...each(['returned', 'posted', 'difference'], money),
      documents: arrayOf(tieDocument),
    }),
  })
)

const step = (summary: string) => ({
  ...{ summary, versioned: true as const, answer: detail, failures: [409] },
})

describe('/api/vat-returns', {
  GET: {
    summary: 'List returns of VAT by period',
    list: vatReturnListing,
    answer: arrayOf(named('VatReturnRow', object(fields))),
  },
  POST: {
    summary: 'Open the returns of all periods until today',
    body: noBody,
    answer: object({ opened: whole }),
  },
  'GET /:id': { summary: 'Get a return with its boxes', answer: detail },
  'GET /:id/history': {
    summary: 'List the changes of a return, newest first',
    counted: true,
    answer: arrayOf(historyEntry),
  },
  'POST /:id/prepare': { ...step('Keep the figures of a return as they are'), body: noBody },
  'POST /:id/reopen': { ...step('Let the figures of a prepared return move'), body: noBody },
  'POST /:id/file': {
    ...step('Freeze a return as it was filed, and lock its period'),
    body: fileReturnValidator,
  },
  'POST /:id/files': {
    summary: 'Write a return into a file, as a job',
    body: returnFileValidator,
    answer: job,
    status: 202,
  },
})
