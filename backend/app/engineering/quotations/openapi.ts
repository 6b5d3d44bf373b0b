import { approval } from '#core/approvals/openapi'
import { bulkValidator } from '#core/unit_of_work/bulk_delete'
import { bulkOutcome, historyEntry } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
  day,
  decimal,
  each,
  id,
  instant,
  money,
  named,
  nullable,
  number,
  object,
  oneOf,
  person,
  text,
  whole,
} from '#core/openapi/schema'
import {
  COST_HEADS,
  INCLUSIONS,
  MARKUP_BASES,
  MARKUP_KINDS,
  MARKUP_MODES,
  VAT_CATEGORIES,
} from '#engineering/enums/bill'
import { QUOTATION_STAGES, QUOTATION_STATUSES } from '#engineering/enums/quotation_stages'
import { RECOMMENDATIONS } from '#engineering/enums/recommendations'
import { quotationListing } from './listing.js'
import {
  approvalValidator,
  createQuotationValidator,
  quotationDocumentValidator,
  rejectionValidator,
  updateQuotationValidator,
} from './validator.js'
import { QUOTATION_ACTIONS } from './states.js'
import { outcomes } from './outcome_schema.js'
import { score } from '#engineering/scoring_configs/score_schema'
import { sheet } from './tracking_sheet_schema.js'

const shown = {
  id,
  version: whole,
  number: text,
  revision: whole,
  projectName: text,
  ...each(
    [
      'bdmInitials',
      'projectNameAr',
      'location',
      'city',
      'endUser',
      'requestedBy',
      'requesterType',
      'clientType',
      'contractorPreference',
      'vendorListNomination',
      'historicalSuccess',
      'projectType',
      'clientName',
      'createdByName',
    ],
    nullable(text)
  ),
  quotedOn: day,
  ...each(['validUntilOn', 'followUpOn'], nullable(day)),
  lostReason: nullable(text),
  productTypes: arrayOf(text),
  clientId: nullable(id),
  currency: text,
  recommendationStatus: nullable(oneOf(RECOMMENDATIONS)),
  status: oneOf(QUOTATION_STATUSES),
  stage: oneOf(QUOTATION_STAGES),
  ...each(['createdBy', 'submittedBy', 'decidedBy'], nullable(id)),
  areaSqm: nullable(decimal),
  projectScore: nullable({ ...number, minimum: 0, maximum: 100 }),
  vatRate: decimal,
  // null for who may not see prices
  ...each(['subtotal', 'discount', 'vat', 'total'], nullable(money)),
  margin: nullable(number),
  submittedAt: nullable(instant),
  decidedAt: nullable(instant),
  createdAt: instant,
  updatedAt: instant,
  can: can(
    'update',
    'delete',
    'submit',
    'approve',
    'reject',
    'send',
    'win',
    'lose',
    'cancel',
    'reopen',
    'revise',
    'vary',
    'uploadDocument',
    'createTrackingSheet',
    'plan',
    'seePrices',
    'seeMargin'
  ),
  allowedActions: arrayOf(oneOf(QUOTATION_ACTIONS)),
}
const quotation = named('Quotation', object(shown))

const line = named(
  'QuotationLine',
  object({
    id,
    position: whole,
    ordinal: text,
    clientItem: nullable(text),
    section: nullable(text),
    description: text,
    descriptionAr: nullable(text),
    unit: nullable(text),
    quantity: decimal,
    unitRate: nullable(decimal),
    total: nullable(money),
    costHead: nullable(oneOf(COST_HEADS)),
    unitCost: nullable(decimal),
    costCurrency: nullable(text),
    convertedCost: nullable(decimal),
    rateOn: nullable(day),
    clientRow: nullable(text),
    inclusion: oneOf(INCLUSIONS),
    vatCategory: oneOf(VAT_CATEGORIES),
  })
)

const document = named(
  'QuotationDocument',
  object({
    id,
    fileId: id,
    documentType: text,
    revision: nullable(text),
    originalFilename: text,
    mime: text,
    size: whole,
    uploadedAt: instant,
    uploadedBy: nullable(person),
    url: text,
  })
)

const revision = named(
  'QuotationRevision',
  object({
    id,
    number: text,
    revision: whole,
    stage: oneOf(QUOTATION_STAGES),
    quotedOn: day,
    currency: text,
    total: nullable(money),
    changePercent: nullable(number),
    createdBy: nullable(id),
  })
)

/** What one unit of a cost currency is worth, and of which day that is. */
export const costRateShown = named(
  'QuotationCostRate',
  object({ currency: text, rate: decimal, on: day })
)

export const detail = named(
  'QuotationDetail',
  object({
    ...shown,
    ...each(['notes', 'clientReference', 'coverLetter', 'coverLetterAr'], nullable(text)),
    terms: arrayOf(
      named('QuotationTerm', object(each(['kind', 'name', 'nameAr', 'text', 'textAr'], text)))
    ),
    ...each(['rejectionReason', 'competitor', 'outcomeNote'], nullable(text)),
    ...each(['sentAt', 'closedAt'], nullable(instant)),
    rootNumber: text,
    revisesId: nullable(id),
    revisions: arrayOf(revision),
    // before VAT; of a variation those of its job
    variationOf: nullable(object({ id, number: text })),
    ...each(['originalNet', 'revisedNet'], nullable(money)),
    variations: arrayOf(
      named(
        'QuotationVariation',
        object({
          ...{ id, number: text, stage: oneOf(QUOTATION_STAGES), quotedOn: day },
          net: nullable(money),
        })
      )
    ),
    lines: arrayOf(line),
    sections: arrayOf(
      named(
        'QuotationSection',
        object({
          ...each(['path', 'title', 'ordinal'], text),
          level: whole,
          total: nullable(money),
        })
      )
    ),
    // none of these for who may not see what a job costs
    ...each(['linesTotal', 'markupTotal', 'cost'], nullable(money)),
    costRates: arrayOf(costRateShown),
    costHeads: arrayOf(object({ head: nullable(oneOf(COST_HEADS)), cost: money, total: money })),
    markups: arrayOf(
      object({
        kind: oneOf(MARKUP_KINDS),
        label: nullable(text),
        mode: oneOf(MARKUP_MODES),
        value: decimal,
        base: oneOf(MARKUP_BASES),
        total: money,
      })
    ),
    vatBreakdown: arrayOf(
      object({ category: oneOf(VAT_CATEGORIES), rate: decimal, taxable: money, vat: money })
    ),
    scoreBreakdown: nullable(score),
    documents: arrayOf(document),
    trackingSheets: arrayOf(sheet),
    approval: nullable(approval),
    project: nullable(object({ id, code: text })),
  })
)

const change = (summary: string) => ({ summary, versioned: true, answer: detail }) as const

describe('/api/quotations', {
  GET: {
    summary: 'List quotations; `status` also takes `active` and `all`',
    list: quotationListing,
    answer: arrayOf(quotation),
  },
  POST: {
    summary: 'Create a quotation and submit it, or save it as a draft',
    body: createQuotationValidator,
    answer: detail,
    status: 201,
  },
  'GET /by-number/:number': { summary: 'Get a quotation by number', answer: detail },
  'GET /lookup': {
    summary: 'Look up quotations',
    query: { q: text, id: arrayOf({ type: 'integer' }) },
    answer: arrayOf(named('QuotationOption', object({ id, label: text }))),
  },
  'POST /bulk-delete': {
    summary: 'Delete several quotations',
    body: bulkValidator,
    answer: bulkOutcome,
  },
  'GET /:id': { summary: 'Get a quotation', answer: detail },
  'PATCH /:id': { ...change('Update a quotation'), body: updateQuotationValidator },
  'DELETE /:id': { summary: 'Delete a draft or a rejected quotation', versioned: true },
  'GET /:id/history': {
    summary: 'List the changes of a quotation, newest first',
    counted: true,
    answer: arrayOf(historyEntry),
  },
  ...outcomes(detail),
  'GET /:id/revisions': {
    summary: 'List the revisions of a quotation, oldest first',
    answer: arrayOf(revision),
  },
  'POST /:id/submit': change('Submit a quotation for approval'),
  'POST /:id/approve': { ...change('Approve a quotation'), body: approvalValidator },
  'POST /:id/reject': { ...change('Reject a quotation'), body: rejectionValidator },
})

describe('/api/quotations/:id', {
  'GET /documents': { summary: 'List the documents of a quotation', answer: arrayOf(document) },
  'POST /documents': {
    summary: 'Add a document to a quotation',
    body: quotationDocumentValidator,
    files: { file: 'required' },
    answer: document,
    status: 201,
  },
  'DELETE /documents': { summary: 'Delete all documents of a quotation' },
  'DELETE /documents/:documentId': { summary: 'Delete a document of a quotation' },
})
