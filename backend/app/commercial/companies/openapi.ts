import { historyEntry } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
  day,
  each,
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
import { OPEN_STAGES } from '#commercial/pipeline/stages'
import { contactPointList } from '#commercial/shared/openapi_parts'
import { COMPANY_FIELDS } from './company.js'
import { companyListing } from './listing.js'
import { updateCompanyValidator } from './validator.js'

const row = {
  ...{ id, version: whole, name: text },
  ...each(COMPANY_FIELDS, nullable(text)),
  updatedAt: nullable(instant),
  can: can('update'),
  allowedActions: arrayOf(oneOf(['update'])),
}

const company = named('Company', object(row))

const contact = object({
  ...{ id, name: text },
  ...each(['jobTitle', 'mobile', 'email'], nullable(text)),
})

const file = object({
  ...{ id, originalFilename: text, mime: text, size: whole, url: text },
  ...{ clientId: id, createdAt: instant },
})

const offer = object({
  ...{ id, number: text, projectName: text, projectNameAr: nullable(text) },
  ...{ stage: oneOf(OPEN_STAGES), quotedOn: day, currency: text, total: money },
})

const contract = object({
  ...{ id, number: text, title: text, titleAr: nullable(text) },
  ...{ signedOn: nullable(day), currency: text, value: money },
})

/** The newest rows of each kind; null where the viewer may not see the kind. */
const detail = named(
  'CompanyDetail',
  object({
    ...row,
    contactPoints: contactPointList,
    contacts: nullable(arrayOf(contact)),
    files: nullable(arrayOf(file)),
    offers: nullable(arrayOf(offer)),
    contracts: nullable(arrayOf(contract)),
    balances: nullable(arrayOf(object({ currency: text, balance: money, overdue: money }))),
    counts: object(each(['contacts', 'files', 'offers', 'contracts', 'invoices'], nullable(whole))),
  })
)

describe('/api/companies', {
  GET: { summary: 'List companies', list: companyListing, answer: arrayOf(company) },
  'GET /:id': {
    summary: 'Get a company with its contacts, open quotations, contracts, balances and files',
    answer: detail,
  },
  'PATCH /:id': {
    summary: 'Update the tax data of a company',
    body: updateCompanyValidator,
    versioned: true,
    answer: company,
  },
  'GET /:id/history': {
    summary: 'List the changes of a company, newest first',
    counted: true,
    answer: arrayOf(historyEntry),
  },
})
