import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
  day,
  decimal,
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
import { VAT_ON_RETENTION } from './certificate.js'
import { contractListing } from '#commercial/contracts/listing'
import { createContractValidator } from '#commercial/contracts/validator'

const contract = named(
  'Contract',
  object({
    id,
    version: whole,
    number: text,
    title: text,
    titleAr: nullable(text),
    clientId: nullable(id),
    clientName: text,
    projectId: nullable(id),
    reference: nullable(text),
    currency: text,
    vatOnRetention: oneOf(VAT_ON_RETENTION),
    paymentDays: whole,
    signedOn: nullable(day),
    value: money,
    vatRate: decimal,
    retention: decimal,
    retentionCap: nullable(decimal),
    advanceRecovery: decimal,
    createdAt: instant,
    ledger: nullable(object({ held: money, advanceOpen: money, certified: money })),
    lines: arrayOf(
      object({
        id,
        description: text,
        descriptionAr: nullable(text),
        unit: nullable(text),
        quantity: decimal,
        unitRate: decimal,
        total: money,
        certifiedQuantity: decimal,
        certified: money,
      })
    ),
    can: can('update', 'delete', 'invoice'),
    allowedActions: arrayOf(oneOf(['update', 'delete', 'invoice'])),
  })
)

describe('/api/contracts', {
  GET: { summary: 'Contracts with clients', list: contractListing, answer: arrayOf(contract) },
  POST: {
    summary: 'File a contract',
    body: createContractValidator,
    answer: contract,
    status: 201,
  },
  'GET /lookup': {
    summary: 'Contracts for a choice',
    query: { q: text, id: arrayOf({ type: 'integer' }) },
    answer: arrayOf(object({ id, label: text, clientId: nullable(id), currency: text })),
  },
  'GET /:id': { summary: 'A contract with its lines and ledgers', answer: contract },
  'PATCH /:id': {
    summary: 'Write a contract anew, while nothing is invoiced under it',
    body: createContractValidator,
    versioned: true,
    answer: contract,
    failures: [409],
  },
  'DELETE /:id': {
    summary: 'Delete a contract without invoices',
    versioned: true,
    failures: [409],
  },
})
