import { job } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
  flag,
  id,
  instant,
  named,
  nullable,
  object,
  oneOf,
  text,
  uuid,
  whole,
} from '#core/openapi/schema'
import { noBody } from '#core/validation/fields'
import { checkImportValidator, uploadImportValidator } from './validator.js'

const batch = named(
  'Import',
  object({
    id,
    version: whole,
    resource: text,
    fileName: text,
    format: oneOf(['csv', 'xlsx', 'vcf']),
    headings: arrayOf(text),
    sample: arrayOf(arrayOf(text)),
    status: oneOf(['uploaded', 'checking', 'checked', 'applying', 'applied']),
    totalRows: whole,
    goodRows: whole,
    badRows: whole,
    createdRows: whole,
    updatedRows: whole,
    fields: arrayOf(object({ key: text, label: text, labelAr: text, required: flag })),
    keys: arrayOf(text),
    mapping: arrayOf(object({ field: text, column: whole })),
    keyField: nullable(text),
    jobId: nullable(uuid),
    problems: arrayOf(object({ row: whole, field: nullable(text), message: text })),
    problemsUrl: nullable(text),
    createdAt: instant,
    can: can('check', 'apply'),
    allowedActions: arrayOf(oneOf(['check', 'apply'])),
  })
)

describe('/api/imports', {
  POST: {
    summary: 'Upload a table (CSV or XLSX) or, for clients, cards (VCF) for import',
    body: uploadImportValidator,
    files: { file: 'required' },
    answer: batch,
    status: 201,
  },
  'GET /:id': { summary: 'Get one of your imports and its progress', answer: batch },
  'POST /:id/check': {
    summary: 'Check every row with this mapping, without writing',
    body: checkImportValidator,
    versioned: true,
    answer: job,
    status: 202,
    failures: [409],
  },
  'POST /:id/apply': {
    summary: 'Run the import once; a file lists the rows that were skipped',
    body: noBody,
    versioned: true,
    answer: job,
    status: 202,
    failures: [409],
  },
})
