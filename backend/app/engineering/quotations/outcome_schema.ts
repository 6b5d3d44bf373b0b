import {
  arrayOf,
  decimal,
  id,
  money,
  named,
  nullable,
  number,
  object,
  oneOf,
  text,
  whole,
  type JsonSchema,
} from '#core/openapi/schema'
import { INCLUSIONS } from '#engineering/enums/bill'
import { QUOTATION_STAGES } from '#engineering/enums/quotation_stages'
import {
  lossValidator,
  noteValidator,
  rejectionValidator,
  reopeningValidator,
  sendingValidator,
} from './validator.js'

const side = object({
  id,
  number: text,
  revision: whole,
  stage: oneOf(QUOTATION_STAGES),
  currency: text,
})
const line = object({
  section: nullable(text),
  description: text,
  descriptionAr: nullable(text),
  unit: nullable(text),
  quantity: decimal,
  unitRate: nullable(decimal),
  total: nullable(money),
  inclusion: oneOf(INCLUSIONS),
})
export const comparison = named(
  'QuotationComparison',
  object({
    before: side,
    after: side,
    facts: arrayOf(object({ field: text, before: nullable(text), after: nullable(text) })),
    lines: arrayOf(
      object({
        change: oneOf(['same', 'changed', 'added', 'removed']),
        before: nullable(line),
        after: nullable(line),
      })
    ),
    totals: arrayOf(
      object({ name: text, before: money, after: money, changePercent: nullable(number) })
    ),
  })
)

/** What became of a quotation. */
const ends = (detail: JsonSchema) =>
  ({
    'POST /:id/send': {
      summary: 'Note that a quotation went to the client',
      body: sendingValidator,
      versioned: true,
      answer: detail,
    },
    'POST /:id/win': {
      summary: 'Note that it was won',
      body: noteValidator,
      versioned: true,
      answer: detail,
    },
    'POST /:id/lose': {
      summary: 'Note that it was lost, and why',
      body: lossValidator,
      versioned: true,
      answer: detail,
    },
    'POST /:id/cancel': {
      summary: 'Call a quotation off',
      body: rejectionValidator,
      versioned: true,
      answer: detail,
    },
    'POST /:id/reopen': {
      summary: 'Take up again what was lost or has run out',
      body: reopeningValidator,
      versioned: true,
      answer: detail,
    },
  }) as const

/** The later life of a quotation: what became of it, and its revisions. */
export const outcomes = (detail: JsonSchema) =>
  ({
    ...ends(detail),
    'POST /:id/revise': {
      summary: 'Start the next revision, as a draft',
      versioned: true,
      answer: detail,
      status: 201,
    },
    'GET /:id/comparison': {
      summary: 'A revision beside what it revises, or beside the quotation that `with` names',
      answer: comparison,
    },
  }) as const
