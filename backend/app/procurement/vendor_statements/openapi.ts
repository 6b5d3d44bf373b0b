import { layoutValidator, tableHead, tableLayout } from '#core/imports/table_layout'
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
  mapOf,
  money,
  named,
  nullable,
  object,
  oneOf,
  text,
  uuid,
  whole,
} from '#core/openapi/schema'
import { noBody } from '#core/validation/fields'
import { BANK_FILE_FAULTS } from '#engines/bank_files/errors'
import {
  ACCOUNT_KINDS,
  STATEMENT_OUTCOMES,
  VENDOR_STATEMENT_STATUSES,
} from '#procurement/enums/vendor_statements'
import { uploadFields } from './controllers/vendor_statements_controller.js'
import { statementItemListing, vendorStatementListing } from './listing.js'
import { ACTIONS } from './present_statements.js'
import {
  accountFileValidator,
  accountValidator,
  agreeValidator,
  explainValidator,
  reconciliationFileValidator,
} from './validator.js'

const fields = {
  ...{ id, version: whole, vendorId: id, vendorName: text, currency: text, fileName: text },
  ...{ status: oneOf(VENDOR_STATEMENT_STATUSES), format: oneOf(['csv', 'xlsx']) },
  ...{ note: nullable(text), openedOn: nullable(day), closedOn: nullable(day) },
  ...{ lineCount: whole, unexplained: whole, jobId: nullable(uuid), updatedAt: instant },
  ...each(['opening', 'closing', 'ourOpening', 'ourClosing', 'difference'], nullable(money)),
  fault: nullable(
    object({ code: oneOf(BANK_FILE_FAULTS), line: nullable(whole), values: mapOf(text) })
  ),
  can: can(...ACTIONS),
  allowedActions: arrayOf(oneOf(ACTIONS)),
}

const statement = named(
  'VendorStatement',
  object({
    ...fields,
    ...{ head: nullable(tableHead), layout: nullable(tableLayout) },
    ...{ statedOpening: nullable(money), statedClosing: nullable(money) },
    ...{ agreedByName: nullable(text), agreedAt: nullable(instant) },
    bridge: arrayOf(
      object({ outcome: oneOf(STATEMENT_OUTCOMES), count: whole, difference: money })
    ),
  })
)

const item = named(
  'VendorStatementItem',
  object({
    ...{ id, position: whole, outcome: oneOf(STATEMENT_OUTCOMES), currency: text },
    ...{ line: nullable(whole), theirOn: nullable(day), ourOn: nullable(day) },
    ...each(['theirNumber', 'theirText', 'ourNumber', 'explanation'], nullable(text)),
    ...{ documentKind: nullable(oneOf(ACCOUNT_KINDS)), documentId: nullable(id), isOfRun: flag },
    ...{ theirs: nullable(money), ours: nullable(money), difference: money },
  })
)

const step = { versioned: true as const, answer: statement, failures: [409] }

describe('/api/vendor-statements', {
  GET: {
    summary: 'List the statements of account of vendors, newest first',
    list: vendorStatementListing,
    answer: arrayOf(named('ListedVendorStatement', object(fields))),
  },
  'GET /:id': { summary: 'Get a statement of a vendor with its comparison', answer: statement },
  'GET /:id/history': {
    summary: 'List the changes of a statement, newest first',
    ...{ counted: true as const, answer: arrayOf(historyEntry) },
  },
  'DELETE /:id': {
    summary: 'Delete a statement that is not agreed',
    versioned: true,
    failures: [409],
  },
  'POST /:id/layout': {
    ...{ summary: 'Name the columns of a table, which is then read again', ...step },
    ...{ body: layoutValidator, status: 202 },
  },
  'POST /:id/compare': {
    ...{ summary: 'Compare a statement again with the account as it is now, as a job', ...step },
    ...{ body: noBody, status: 202 },
  },
  'POST /:id/agree': {
    ...{ summary: 'Agree a statement of which every difference is explained', ...step },
    body: agreeValidator,
  },
  'POST /:id/reopen': { summary: 'Reopen an agreed statement', ...step, body: noBody },
  'GET /:id/items': {
    summary: 'List the rows of a comparison',
    list: statementItemListing,
    answer: arrayOf(item),
  },
  'PATCH /:id/items/:itemId': {
    ...{ summary: 'Explain a difference; the version is that of the statement', ...step },
    body: explainValidator,
  },
  'POST /:id/exports': {
    summary: 'Export the comparison to a file, as a job',
    ...{ body: reconciliationFileValidator, answer: job, status: 202 },
  },
})

describe('/api/vendors/:id', {
  'POST /statements': {
    summary: 'Upload a statement of a vendor (CSV or XLSX) to be read and compared, as a job',
    ...{ files: { file: 'required' }, body: uploadFields, answer: statement, status: 202 },
    failures: [409],
  },
  'GET /account': {
    summary: 'Get the account of a vendor as the firm has it',
    query: accountValidator,
    answer: object({
      ...{ vendorId: id, vendorName: text, currency: text, from: day, to: day },
      ...{ opening: money, closing: money },
      rows: arrayOf(
        object({
          ...{ kind: oneOf(ACCOUNT_KINDS), id, isOfRun: flag, number: text, on: day },
          ...{ amount: money, balance: money },
        })
      ),
    }),
  },
  'POST /account/exports': {
    summary: 'Export the account of a vendor to a file, as a job',
    ...{ body: accountFileValidator, answer: job, status: 202 },
  },
})
