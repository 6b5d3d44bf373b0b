import { bulkValidator } from '#core/unit_of_work/bulk_delete'
import { bulkOutcome, historyEntry } from '#core/openapi/records'
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
import {
  CONSENT_STATES,
  CONSENT_WAYS,
  DATA_SOURCES,
  LEGAL_BASES,
  PURPOSES,
} from '#commercial/enums/consents'
import { ACTIVITY_KINDS } from '#commercial/enums/activity_kinds'
import { contactPointList } from '#commercial/shared/openapi_parts'
import { noBody } from '#core/validation/fields'
import { clientListing } from './listing.js'
import { clientMergeListing } from './merge_listing.js'
import { CLIENT_FIELDS } from '#commercial/clients/models/client'
import { createClientValidator, updateClientValidator } from '#commercial/clients/validators/client'
import { createActivityValidator } from '#commercial/clients/validators/client_activity'
import { mergeClientsValidator } from '#commercial/clients/validators/client_merge'
import { duplicatesValidator } from '#commercial/clients/validators/duplicates'

const row = {
  id,
  version: whole,
  ...each(CLIENT_FIELDS, nullable(text)),
  name: text,
  companyId: nullable(id),
  ownerId: nullable(id),
  ownerName: nullable(text),
  purposes: nullable(arrayOf(oneOf(PURPOSES))),
  legalBasis: nullable(oneOf(LEGAL_BASES)),
  dataSource: nullable(oneOf(DATA_SOURCES)),
  ...each(['consentOn', 'consentWithdrawnOn'], nullable(day)),
  ...each(['consentBy', 'consentNote'], nullable(text)),
  consentHow: nullable(oneOf(CONSENT_WAYS)),
  consentState: oneOf(CONSENT_STATES),
  lastContactAt: nullable(instant),
  pictureUrl: nullable(text),
  createdBy: nullable(id),
  createdAt: instant,
  updatedAt: instant,
  can: can('update', 'merge', 'delete'),
  allowedActions: arrayOf(oneOf(['update', 'merge', 'delete'])),
}

export const client = named('Client', object(row))

const detail = named('ClientDetail', object({ ...row, contactPoints: contactPointList }))

export const duplicate = named(
  'ClientDuplicate',
  object({
    id,
    name: text,
    company: nullable(text),
    reasons: arrayOf(oneOf(['email', 'mobile', 'phone', 'domain', 'name'])),
  })
)

const merge = named(
  'ClientMerge',
  object({
    id,
    version: whole,
    keptId: id,
    keptLabel: text,
    mergedId: id,
    mergedLabel: text,
    status: oneOf(['merged', 'undone']),
    createdBy: nullable(id),
    createdAt: instant,
    undoUntil: instant,
    undoneAt: nullable(instant),
    can: can('undo'),
    allowedActions: arrayOf(oneOf(['undo'])),
  })
)

const activity = named(
  'ClientActivity',
  object({
    id,
    clientId: id,
    kind: oneOf(ACTIVITY_KINDS),
    subject: text,
    details: nullable(text),
    occurredAt: instant,
    createdBy: nullable(id),
  })
)

const timelineItem = named(
  'TimelineItem',
  object({
    kind: text,
    id,
    at: instant,
    title: text,
    details: nullable(text),
    status: nullable(text),
    amount: nullable(money),
    currency: nullable(text),
    link: nullable(text),
    userId: nullable(id),
    userName: nullable(text),
  })
)

const clientFile = named(
  'ClientFile',
  object({ id, originalFilename: text, mime: text, size: whole, url: text })
)

describe('/api/clients', {
  GET: { summary: 'List clients', list: clientListing, answer: arrayOf(client) },
  POST: {
    summary: 'Create a client',
    body: createClientValidator,
    answer: detail,
    status: 201,
  },
  'GET /lookup': {
    summary: 'Look up clients',
    query: { q: text, id: arrayOf({ type: 'integer' }), _start: whole },
    answer: arrayOf(
      named('ClientOption', object({ id, name: text, company: nullable(text), label: text }))
    ),
  },
  'GET /duplicates': {
    summary: 'Find possible duplicates of a client',
    query: duplicatesValidator,
    answer: arrayOf(duplicate),
  },
  'POST /bulk-delete': {
    summary: 'Delete several clients',
    body: bulkValidator,
    answer: bulkOutcome,
  },
  'GET /:id': { summary: 'Get a client', answer: detail },
  'PATCH /:id': {
    summary: 'Update a client',
    body: updateClientValidator,
    versioned: true,
    answer: detail,
  },
  'DELETE /:id': { summary: 'Delete a client', versioned: true },
  'GET /:id/history': {
    summary: 'List the changes of a client, newest first',
    counted: true,
    answer: arrayOf(historyEntry),
  },
  'GET /:id/timeline': {
    summary: 'List the activity of a client in all departments, newest first',
    counted: true,
    answer: arrayOf(timelineItem),
  },
  'POST /:id/activities': {
    summary: 'Log a call, visit, meeting, e-mail or note',
    body: createActivityValidator,
    answer: activity,
    status: 201,
  },
  'DELETE /:id/activities/:activityId': { summary: 'Remove a logged activity' },
  'POST /:id/documents': {
    summary: 'Attach a file to a client',
    files: { file: 'required' },
    answer: clientFile,
    status: 201,
  },
  'DELETE /:id/documents/:fileId': { summary: 'Delete a file of a client' },
  'POST /:id/picture': {
    summary: 'Set the photo or logo of a client',
    files: { picture: 'required' },
    answer: client,
  },
  'DELETE /:id/picture': { summary: 'Remove the photo or logo of a client' },
  'POST /:id/merge': {
    summary: 'Merge another client into this one; can be undone for 30 days',
    body: mergeClientsValidator,
    versioned: true,
    answer: merge,
    failures: [409],
  },
})

describe('/api/client-merges', {
  GET: {
    summary: 'List merges',
    list: clientMergeListing,
    answer: arrayOf(merge),
  },
  'POST /:id/undo': {
    summary: 'Undo a merge',
    body: noBody,
    versioned: true,
    answer: merge,
    failures: [409],
  },
})
