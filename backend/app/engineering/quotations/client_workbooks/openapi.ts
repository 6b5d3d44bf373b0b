import { job } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  each,
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
import { BILL_FIELDS } from '#engines/workbooks/bill_fields'
import { SKIP_REASONS } from '#engines/workbooks/orders'
import { ROW_PROBLEMS } from '#engines/workbooks/read_bill'
import { IMPORT_MODES } from '#engineering/quotations/workbook_files/reports'
import { WORKBOOK_STATUSES } from '#engineering/quotations/workbook_files/models/client_workbook'
import { importWorkbookValidator } from './validator.js'

const shownSheet = {
  position: whole,
  name: text,
  ...each(['isHidden', 'isProtected', 'isMapped'], flag),
  ...each(['header', 'lines', 'sections'], whole),
  columns: object(each(BILL_FIELDS, nullable(whole))),
}

const importReport = named(
  'WorkbookImportReport',
  object({
    mode: oneOf(IMPORT_MODES),
    ...each(['added', 'matched', 'unmatchedCount', 'problemCount'], whole),
    unmatched: arrayOf(object({ description: text })),
    problems: arrayOf(
      object({
        ...{ sheet: text, row: whole, field: oneOf(BILL_FIELDS), text },
        problem: oneOf(ROW_PROBLEMS),
      })
    ),
  })
)

const workbook = named(
  'ClientWorkbookOfQuotation',
  object({
    workbook: nullable(
      named(
        'ClientWorkbook',
        object({
          ...{ id, version: whole, fileName: text, url: text, uploadedAt: instant },
          status: oneOf(WORKBOOK_STATUSES),
          fault: nullable(oneOf(['unreadable', 'no_sheet', 'too_large'])),
          jobId: nullable(uuid),
          importReport: nullable(importReport),
          sheets: arrayOf(named('ClientWorkbookSheet', object(shownSheet))),
        })
      )
    ),
  })
)

const priced = named(
  'PricedWorkbook',
  object({
    ...{ id, quotationVersion: whole, originalFilename: text, url: text, createdAt: instant },
    createdByName: nullable(text),
    report: named(
      'PricedWorkbookReport',
      object({
        ...each(['rows', 'cells', 'calculated', 'beside', 'skipCount'], whole),
        discount: nullable(text),
        skips: arrayOf(
          object({
            ...{ sheet: text, row: whole, cell: nullable(text), description: text },
            reason: oneOf([...SKIP_REASONS, 'no_row']),
          })
        ),
      })
    ),
  })
)

describe('/api/quotations/:id', {
  'GET /workbook': { summary: "Get the client's workbook of a quotation", answer: workbook },
  'POST /workbook': {
    summary: "Upload the client's bill of quantities (XLSX) to be read; it replaces the one before",
    files: { file: 'required' },
    answer: workbook,
    status: 202,
  },
  'DELETE /workbook': { summary: "Delete the client's workbook of a quotation" },
  'GET /workbook/sheets/:position': {
    summary: "Get the first rows of a sheet of the client's workbook",
    answer: named(
      'ClientWorkbookRows',
      object({ ...shownSheet, rows: arrayOf(object({ number: whole, cells: arrayOf(text) })) })
    ),
  },
  'POST /workbook/lines': {
    summary: "Make lines of the quotation of the client's workbook, as a job",
    body: importWorkbookValidator,
    versioned: true,
    failures: [409],
    answer: job,
    status: 202,
  },
  'GET /priced-workbooks': {
    summary: "List the copies of the client's workbook with our prices, newest first",
    answer: arrayOf(priced),
  },
  'POST /priced-workbooks': {
    summary: "Write our prices into a copy of the client's workbook, as a job",
    body: noBody,
    failures: [409],
    answer: job,
    status: 202,
  },
})
