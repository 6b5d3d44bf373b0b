import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
  day,
  each,
  flag,
  id,
  named,
  nullable,
  object,
  oneOf,
  text,
  whole,
} from '#core/openapi/schema'
import { personDocumentListing } from './listing.js'
import {
  createDocumentValidator,
  renewDocumentValidator,
  updateDocumentValidator,
} from './validator.js'

const document = named(
  'PersonDocument',
  object({
    ...each(['id', 'employeeId', 'documentKindId', 'departmentId'], id),
    version: whole,
    ...each(['number', 'employeeNumber', 'employeeName', 'employeeNameAr'], text),
    ...each(['kindName', 'kindNameAr'], text),
    ...each(['issuedOn', 'expiresOn'], nullable(day)),
    ...each(['issuedOnHijri', 'expiresOnHijri', 'issuedBy', 'note', 'fileUrl'], nullable(text)),
    ...each(['current', 'employed'], flag),
    status: oneOf(['active', 'expired', 'renewed']),
    daysLeft: nullable(whole),
    can: can('update', 'renew', 'delete', 'attach'),
  })
)
const change = (summary: string) => ({ summary, versioned: true as const, answer: document })

describe('/api/person-documents', {
  GET: {
    summary: 'List documents of people by expiry date',
    list: personDocumentListing,
    answer: arrayOf(document),
  },
  'PATCH /:id': {
    ...change('Change a document of a person'),
    body: updateDocumentValidator,
    failures: [409],
  },
  'DELETE /:id': {
    summary: 'Delete a document of a person with its file',
    versioned: true,
    failures: [409],
  },
  'POST /:id/renewals': {
    ...change('Enter the document that takes the place of another'),
    body: renewDocumentValidator,
    status: 201,
    failures: [409],
  },
  'POST /:id/file': {
    ...change('Attach the scan of a document'),
    files: { file: 'required' },
  },
})

describe('/api/employees', {
  'GET /:id/documents': { summary: 'List the documents of a person', answer: arrayOf(document) },
  'POST /:id/documents': {
    summary: 'Enter a document of a person',
    body: createDocumentValidator,
    status: 201,
    answer: document,
  },
})
