import { historyEntry, job } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
  day,
  flag,
  id,
  instant,
  named,
  nullable,
  object,
  oneOf,
  text,
  whole,
} from '#core/openapi/schema'
import { POLICY_AUDIENCES, POLICY_KINDS, POLICY_STATUSES } from '#people/enums/policies'
import { policyListing } from './listing.js'
import {
  acknowledgementValidator,
  createPolicyValidator,
  draftValidator,
  myPrintValidator,
  policyPrintValidator,
  publicationValidator,
  updatePolicyValidator,
  withdrawalValidator,
} from './validator.js'

const called = { id, kind: oneOf(POLICY_KINDS), code: text, title: text, titleAr: text }
const said = {
  ...{ revision: whole, body: text, bodyAr: text, changeNote: nullable(text) },
  ...{ effectiveOn: nullable(day), publishedAt: nullable(instant) },
}
const fields = {
  ...{ ...called, version: whole, audience: oneOf(POLICY_AUDIENCES), audienceOf: arrayOf(text) },
  ...{ readingDays: nullable(whole), status: oneOf(POLICY_STATUSES), withdrawnOn: nullable(day) },
  ...{ hasDraft: flag, revision: nullable(whole), latestRevision: nullable(whole) },
  ...{ effectiveOn: nullable(day), readCount: whole, readerCount: whole, updatedAt: instant },
  can: can('update', 'delete', 'revise', 'draft', 'discard', 'publish', 'withdraw', 'remind'),
}
const row = named('PolicyRow', object(fields))
const revision = object({ ...said, publishedByName: nullable(text) })
const policy = named(
  'Policy',
  object({ ...fields, audienceNames: arrayOf(text), revisions: arrayOf(revision) })
)
const reader = named(
  'PolicyReader',
  object({
    ...{ userId: id, name: text, isConcerned: flag, signedName: nullable(text) },
    acknowledgedAt: nullable(instant),
  })
)

const { body: _, bodyAr: __, ...brief } = said
const mine = {
  ...{ isInForce: flag, dueOn: nullable(day), acknowledgedAt: nullable(instant), mustRead: flag },
}
const myRow = named('MyPolicyRow', object({ ...called, ...brief, ...mine }))
const myPolicy = named('MyPolicy', object({ ...called, ...said, ...mine }))

const step = (summary: string) => ({
  ...{ summary, versioned: true as const, answer: policy, failures: [409] },
})

describe('/api/policies', {
  GET: { summary: 'List policies', list: policyListing, answer: arrayOf(row) },
  POST: {
    ...{ summary: 'Enter a policy with its first draft', body: createPolicyValidator },
    ...{ status: 201, answer: policy },
  },
  'GET /:id': { summary: 'Get a policy with its revisions', answer: policy },
  'PATCH /:id': { ...step('Change a policy'), body: updatePolicyValidator },
  'DELETE /:id': { summary: 'Delete a policy', versioned: true, failures: [409] },
  'POST /:id/revisions': {
    ...step('Begin the next revision of a policy'),
    ...{ body: draftValidator, status: 201 },
  },
  'PATCH /:id/draft': { ...step('Change the draft of a policy'), body: draftValidator },
  'DELETE /:id/draft': { ...step('Discard the draft of a policy') },
  'POST /:id/publish': { ...step('Publish the draft of a policy'), body: publicationValidator },
  'POST /:id/withdraw': { ...step('Withdraw a policy'), body: withdrawalValidator },
  'GET /:id/readers': {
    summary: 'List who is to read the latest revision of a policy, and who has',
    answer: arrayOf(reader),
  },
  'POST /:id/reminders': {
    summary: 'Remind those who have not read a policy',
    versioned: true,
    answer: object({ reminded: whole }),
    failures: [409],
  },
  'POST /:id/prints': {
    summary: 'Print what a policy says on a day as PDF, as a job',
    ...{ body: policyPrintValidator, answer: job, status: 202 },
  },
  'GET /:id/history': {
    ...{ summary: 'List the changes of a policy, newest first', counted: true },
    answer: arrayOf(historyEntry),
  },
})

describe('/api/my-policies', {
  GET: { summary: 'List the policies that concern me', answer: arrayOf(myRow) },
  'GET /:id': { summary: 'Get one of them with its text', answer: myPolicy },
  'POST /:id/acknowledgement': {
    summary: 'Acknowledge that I have read its latest revision',
    ...{ body: acknowledgementValidator, answer: myPolicy, failures: [409] },
  },
  'POST /:id/prints': {
    summary: 'Print its latest revision as PDF, as a job',
    ...{ body: myPrintValidator, answer: job, status: 202 },
  },
})
