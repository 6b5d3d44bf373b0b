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
import { VAT_CATEGORIES } from '#engines/money/vat'
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
    /** On its own page. */
    companyId: nullable(id),
    projectId: nullable(id),
    reference: nullable(text),
    currency: text,
    vatOnRetention: oneOf(VAT_ON_RETENTION),
    paymentDays: whole,
    signedOn: nullable(day),
    value: money,
    vatRate: decimal,
    vatCategory: oneOf(VAT_CATEGORIES),
    exemptionReason: nullable(text),
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
  GET: { summary: 'List contracts', list: contractListing, answer: arrayOf(contract) },
  POST: {
    summary: 'Create a contract',
    body: createContractValidator,
    answer: contract,
    status: 201,
  },
  'GET /lookup': {
    summary: 'Look up contracts',
    query: { q: text, id: arrayOf({ type: 'integer' }) },
    answer: arrayOf(object({ id, label: text, clientId: nullable(id), currency: text })),
  },
  'GET /:id': { summary: 'Get a contract with its lines and balances', answer: contract },
  'PATCH /:id': {
    summary: 'Replace a contract that has no invoices',
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
