import { layoutValidator, tableHead, tableLayout } from '#core/imports/table_layout'
import { job } from '#core/openapi/records'
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
import { BANK_FILE_FORMATS } from '#engines/bank_files/bank_file'
import { IMPORT_FAULTS, STATEMENT_OUTCOMES } from './plan.js'
import { importListing, lineListing, statementListing } from './listing.js'
import { IMPORT_STATUSES } from './models/bank_statement_import.js'

const plan = named(
  'BankImportPlan',
  object({
    newLines: whole,
    duplicateLines: whole,
    statements: arrayOf(
      object({
        ...{ number: text, openedOn: day, closedOn: day, lineCount: whole, newLines: whole },
        ...{ opening: money, closing: money, gap: nullable(money) },
        outcome: oneOf(STATEMENT_OUTCOMES),
      })
    ),
    lines: arrayOf(
      object({
        ...{ bookedOn: day, amount: money, counterpartyName: nullable(text), text },
        isNew: flag,
      })
    ),
  })
)

const listed = {
  ...{ id, version: whole, fileName: text, format: oneOf(BANK_FILE_FORMATS) },
  status: oneOf(IMPORT_STATUSES),
  ...{ bankAccountId: id, bankAccountName: text, bankAccountNameAr: text, currency: text },
  ...{ openingBalance: nullable(money), closingBalance: nullable(money), jobId: nullable(uuid) },
  fault: nullable(
    object({ code: oneOf(IMPORT_FAULTS), line: nullable(whole), values: mapOf(text) })
  ),
  createdAt: instant,
  can: can('layout', 'confirm', 'delete'),
  allowedActions: arrayOf(oneOf(['layout', 'confirm', 'delete'])),
}

const batch = named(
  'BankStatementImport',
  object({
    ...listed,
    head: nullable(tableHead),
    layout: nullable(tableLayout),
    plan: nullable(plan),
  })
)

const statement = named(
  'BankStatement',
  object({
    ...{ id, version: whole, number: text, openedOn: day, closedOn: day, lineCount: whole },
    ...{ importId: nullable(id), currency: text, createdAt: instant },
    ...{ bankAccountId: id, bankAccountName: text, bankAccountNameAr: text },
    ...{ opening: money, closing: money, gap: nullable(money) },
  })
)

export const statementLine = named(
  'BankStatementLine',
  object({
    ...{ id, statementId: id, bankAccountId: id, bookedOn: day, valueOn: day, currency: text },
    ...{ amount: money, description: text, matched: flag, matchId: nullable(id) },
    ...each(['reference', 'endToEndId', 'counterpartyName', 'counterpartyIban'], nullable(text)),
  })
)

describe('/api/bank-accounts/:id', {
  'POST /statement-imports': {
    summary:
      'Upload a file of statements (MT940, camt.053, CSV or XLSX) for an account to be checked',
    files: { file: 'required' },
    answer: batch,
    status: 202,
    failures: [409],
  },
})

describe('/api/bank-statement-imports', {
  GET: {
    summary: 'List the files of statements, newest first',
    list: importListing,
    answer: arrayOf(named('ListedBankImport', object({ ...listed, newLines: whole }))),
  },
  'GET /:id': {
    summary: 'Get a file of statements with what importing it would do',
    answer: batch,
  },
  'DELETE /:id': {
    summary: 'Discard a file of which nothing was imported',
    versioned: true,
    failures: [409],
  },
  'POST /:id/layout': {
    summary: 'Name the columns of a table, which is then read again',
    body: layoutValidator,
    versioned: true,
    answer: batch,
    status: 202,
    failures: [409],
  },
  'POST /:id/confirm': {
    summary: 'Import the new lines of a checked file, all or none, as a job',
    body: noBody,
    versioned: true,
    answer: job,
    status: 202,
    failures: [409],
  },
})

describe('/api/bank-statements', {
  GET: {
    summary: 'List the statements of banks, newest first',
    list: statementListing,
    answer: arrayOf(statement),
  },
  'GET /:id': { summary: 'Get a statement of a bank', answer: statement },
})

describe('/api/bank-statement-lines', {
  GET: {
    summary: 'List the lines of statements, newest first',
    list: lineListing,
    answer: arrayOf(statementLine),
  },
})
