import { mailRoutes } from '#core/mails/openapi'
import { job } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
  day,
  each,
  id,
  money,
  named,
  nullable,
  object,
  oneOf,
  text,
  whole,
} from '#core/openapi/schema'
import { reasonValidator } from '#core/validation/decisions'
import { PAUSE_KINDS } from './dunning_pause.js'
import { dunningListing } from './listing.js'
import { TEXT_FIELDS } from './dunning_level.js'
import {
  batchValidator,
  dueQuestion,
  letterValidator,
  levelValidator,
  pauseValidator,
} from './validator.js'

const letter = named(
  'DunningLetter',
  object({
    ...{ id, number: text, clientId: nullable(id), clientName: text, currency: text, level: whole },
    ...{ writtenOn: day, total: money, pdfUrl: nullable(text), createdByName: nullable(text) },
    invoices: arrayOf(object({ id, number: text, daysLate: whole, open: money })),
  })
)

const pause = named(
  'DunningPause',
  object({
    ...{ id, invoiceId: id, kind: oneOf(PAUSE_KINDS), reason: text, untilOn: nullable(day) },
    liftedOn: nullable(day),
  })
)

describe('/api/dunning-letters', {
  GET: { summary: 'List reminder letters', list: dunningListing, answer: arrayOf(letter) },
  'GET /due': {
    summary: 'List clients with overdue invoices, and whether a letter is due',
    query: dueQuestion,
    answer: arrayOf(
      named(
        'DunningDue',
        object({
          ...{ clientId: id, clientName: text, currency: text, overdue: money, dunned: money },
          ...{ level: nullable(whole), lastLevel: whole, paused: whole, oldestDays: whole },
        })
      )
    ),
  },
  POST: {
    summary: 'Write a reminder letter about what a client has overdue',
    body: letterValidator,
    answer: letter,
    status: 201,
    failures: [409],
  },
  'POST /batches': {
    summary: 'Write every reminder letter that is due, as a job',
    body: batchValidator,
    answer: job,
    status: 202,
  },
  ...mailRoutes('a reminder letter'),
})

const level = named(
  'DunningLevel',
  object({ id, version: whole, days: whole, ...each(TEXT_FIELDS, text), can: can('update') })
)

describe('/api/dunning-levels', {
  GET: { summary: 'List the levels of reminder letters with their texts', answer: arrayOf(level) },
  'PATCH /:id': {
    summary: 'Change when letters of a level are due, and what they say',
    body: levelValidator,
    versioned: true,
    answer: level,
  },
})

describe('/api/invoices', {
  'POST /:id/dunning-pause': {
    summary: 'Keep an invoice out of reminder letters, for a while or as disputed',
    body: pauseValidator,
    versioned: true,
    answer: pause,
    status: 201,
    failures: [409],
  },
  'POST /:id/dunning-pause/lift': {
    summary: 'Let an invoice be named in reminder letters again',
    body: reasonValidator,
    versioned: true,
    answer: pause,
  },
})
