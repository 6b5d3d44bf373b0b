import { historyEntry } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
  day,
  decimal,
  each,
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
import {
  BANK_GUARANTEE_KINDS,
  GUARANTEE_DIRECTIONS,
  GUARANTEE_STATUSES,
} from '#finance/enums/guarantees'
import { LINKS } from './guarantee_links.js'
import { guaranteeListing } from './listing.js'
import {
  activationValidator,
  claimValidator,
  costsValidator,
  createGuaranteeValidator,
  extensionValidator,
  linkQuestion,
  releaseValidator,
  updateGuaranteeValidator,
} from './validator.js'

const fields = {
  ...{ id, version: whole, direction: oneOf(GUARANTEE_DIRECTIONS) },
  ...{ kind: oneOf(BANK_GUARANTEE_KINDS), status: oneOf(GUARANTEE_STATUSES) },
  ...each(['bank', 'beneficiary', 'currency'], text),
  ...each(['number', 'endReason', 'note'], nullable(text)),
  ...each(['amount', 'cost', 'costToDate'], money),
  ...each(['fee', 'claimed'], nullable(money)),
  ...each(['percent', 'commission'], nullable(decimal)),
  ...each(['issuedOn', 'endedOn'], nullable(day)),
  ...each(['expiresOn', 'firstExpiresOn'], day),
  ...each(['tenderId', 'contractId', 'purchaseOrderId'], nullable(id)),
  link: nullable(object({ kind: oneOf(Object.keys(LINKS)), id, label: text })),
  ...{ daysLeft: nullable(whole), createdAt: instant },
  can: can('update', 'activate', 'extend', 'release', 'claim', 'delete'),
}
const extension = object({
  ...{ fromOn: day, toOn: day, reason: nullable(text) },
  ...{ changedBy: nullable(text), changedAt: instant },
})
const row = named('GuaranteeRow', object(fields))
const guarantee = named('Guarantee', object({ ...fields, extensions: arrayOf(extension) }))
const files = arrayOf(
  named(
    'GuaranteeFile',
    object({
      ...{ id, originalFilename: text, mime: text, url: text, uploadedAt: instant },
      ...{ uploadedByName: nullable(text), can: can('delete') },
    })
  )
)
const change = (summary: string) => ({
  ...{ summary, versioned: true as const, answer: guarantee, failures: [409] },
})

describe('/api/guarantees', {
  GET: {
    summary: 'List bank guarantees, first those that end first',
    list: guaranteeListing,
    answer: arrayOf(row),
  },
  POST: {
    summary: 'Enter a bank guarantee',
    body: createGuaranteeValidator,
    status: 201,
    answer: guarantee,
  },
  'GET /costs': {
    summary: 'Add up what banks took for guarantees within some days, by currency',
    query: costsValidator,
    answer: arrayOf(object({ currency: text, count: whole, amount: money })),
  },
  'GET /missing': {
    summary: 'List contracts with an advance that no guarantee covers',
    answer: arrayOf(
      named(
        'UncoveredAdvance',
        object({
          ...{ contractId: id, number: text, title: text, clientName: text, currency: text },
          ...each(['advance', 'covered', 'short'], money),
        })
      )
    ),
  },
  'GET /elsewhere': {
    summary: 'List guarantees that projects and advances to vendors keep',
    answer: arrayOf(
      named(
        'GuaranteeElsewhere',
        object({
          ...{ source: oneOf(['project', 'vendor_advance']), id, parentId: id, parentNumber: text },
          ...{ kind: oneOf(BANK_GUARANTEE_KINDS), number: text, bank: text, currency: text },
          ...{ expiresOn: day, amount: money, isExpired: flag },
        })
      )
    ),
  },
  'GET /links/:kind': {
    summary: 'Find the tender, contract or purchase order that a guarantee belongs to',
    query: linkQuestion,
    answer: arrayOf(object({ id, label: text })),
  },
  'GET /:id': { summary: 'Get a bank guarantee with its extensions', answer: guarantee },
  'PATCH /:id': { ...change('Change a bank guarantee'), body: updateGuaranteeValidator },
  'DELETE /:id': {
    summary: 'Delete a bank guarantee that was only requested',
    versioned: true,
    failures: [409],
  },
  'POST /:id/activate': {
    ...change('Note that the bank has issued a guarantee'),
    body: activationValidator,
  },
  'POST /:id/extensions': {
    ...change('Give a bank guarantee a later end'),
    body: extensionValidator,
  },
  'POST /:id/release': {
    ...change('Note that a bank guarantee was given back'),
    body: releaseValidator,
  },
  'POST /:id/claim': { ...change('Note that a bank guarantee was claimed'), body: claimValidator },
  'GET /:id/history': {
    summary: 'List the changes of a bank guarantee, newest first',
    counted: true,
    answer: arrayOf(historyEntry),
  },
  'GET /:id/files': { summary: 'List the files kept with a bank guarantee', answer: files },
  'POST /:id/files': {
    summary: 'Keep a file with a bank guarantee',
    files: { file: 'required' },
    answer: files,
  },
  'DELETE /:id/files/:fileId': { summary: 'Take a file away from a bank guarantee' },
})
