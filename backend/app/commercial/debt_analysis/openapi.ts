import { job } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  day,
  decimal,
  each,
  flag,
  id,
  money,
  nullable,
  object,
  oneOf,
  text,
  whole,
} from '#core/openapi/schema'
import { BUCKETS } from '#core/reports/age_buckets'
import { EXPECTED_BY } from './expected_receipts.js'
import { debtAnalysisValidator, debtDocumentsValidator, debtFileValidator } from './validator.js'

const sums = each([...BUCKETS, 'unallocated', 'outstanding', 'overdue'], money)
const bucket = oneOf([...BUCKETS])
const group = object({ id: nullable(id), name: nullable(text), nameAr: nullable(text), ...sums })

const analysis = object({
  ...{ asOf: day, currency: text, daysLate: nullable(whole), salesDays: nullable(whole) },
  ...each(['outstanding', 'overdue', 'notDue', 'unallocated', 'retention'], money),
  topShare: decimal,
  buckets: arrayOf(object({ bucket, amount: money })),
  expected: arrayOf(
    object({ from: nullable(day), to: nullable(day), amount: money, documents: whole })
  ),
  clients: arrayOf(
    object({
      ...{ clientId: nullable(id), clientName: text, oldestDays: whole, share: decimal },
      ...sums,
      provision: money,
    })
  ),
  projects: arrayOf(group),
  people: arrayOf(group),
  trend: arrayOf(object({ on: day, isKept: flag, ...sums })),
  provision: object({
    total: money,
    rows: arrayOf(object({ bucket, rate: decimal, base: money, amount: money })),
  }),
})

const document = object({
  kind: oneOf(['invoice', 'receipt', 'credit_note']),
  ...{ id, number: text, clientId: nullable(id), clientName: text, dueOn: nullable(day) },
  bucket: oneOf([...BUCKETS, 'unallocated']),
  expectedOn: nullable(day),
  expectedBy: nullable(oneOf([...EXPECTED_BY])),
  amount: money,
})

describe('/api/debt-analysis', {
  GET: {
    summary: 'Get the debt analysis: overdue amounts, debtors, expected receipts and provisions',
    query: debtAnalysisValidator,
    answer: analysis,
  },
  'GET /documents': {
    summary: 'List the documents behind a figure of the debt analysis, the largest first',
    query: debtDocumentsValidator,
    answer: object({ count: whole, rows: arrayOf(document) }),
  },
  'POST /exports': {
    summary: 'Export the debt analysis to a file, as a job',
    body: debtFileValidator,
    answer: job,
    status: 202,
  },
})
