import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
  decimal,
  flag,
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
import { DOCUMENT_TYPES } from './deciding.js'
import { approvalRuleListing } from './listing.js'
import { createApprovalRuleValidator, updateApprovalRuleValidator } from './validator.js'

const rule = named(
  'ApprovalRule',
  object({
    id,
    version: whole,
    documentType: oneOf(DOCUMENT_TYPES),
    name: text,
    nameAr: nullable(text),
    currency: text,
    amountFrom: money,
    amountTo: nullable(money),
    marginBelow: nullable(decimal),
    active: flag,
    steps: arrayOf(object({ name: text, nameAr: text, approver: text })),
    updatedAt: instant,
    can: can('update'),
  })
)

describe('/api/approval-rules', {
  GET: {
    summary: 'List approval rules',
    list: approvalRuleListing,
    answer: arrayOf(rule),
  },
  POST: {
    summary: 'Create an approval rule',
    body: createApprovalRuleValidator,
    answer: rule,
    status: 201,
  },
  'GET /:id': { summary: 'Get an approval rule', answer: rule },
  'PATCH /:id': {
    summary: 'Update an approval rule for documents submitted from now on',
    body: updateApprovalRuleValidator,
    versioned: true,
    answer: rule,
  },
})
