import { cardReadingValidator } from './validator.js'
import { createClientValidator } from '#commercial/clients/validators/client'
import { businessCardListing } from './listing.js'
import { jobMembers } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
  id,
  instant,
  mapOf,
  named,
  nullable,
  number,
  object,
  oneOf,
  text,
  uuid,
  whole,
} from '#core/openapi/schema'
import { client, duplicate } from '#commercial/clients/openapi'

const share = { ...number, minimum: 0, maximum: 1 }

const corners = arrayOf(object({ x: number, y: number }))

/** A field as it was read; what a QR code says has no place in the picture. */
const readField = {
  ...object({ value: text, confidence: share, side: whole, place: corners }),
  required: ['value', 'confidence'],
}

const businessCard = named(
  'BusinessCard',
  object({
    id,
    status: oneOf(['queued', 'reading', 'ready', 'failed', 'confirmed']),
    clientId: nullable(id),
    jobId: nullable(uuid),
    error: nullable(text),
    version: whole,
    createdBy: nullable(id),
    fields: mapOf(readField),
    rawText: text,
    imageUrl: text,
    backImageUrl: nullable(text),
    corners: arrayOf(nullable(corners)),
    duplicates: arrayOf(duplicate),
    createdAt: instant,
    can: can('confirm', 'readAgain', 'delete'),
    allowedActions: arrayOf(oneOf(['confirm', 'readAgain', 'delete'])),
  })
)

const cardJob = named('CardJob', object({ ...jobMembers, cardId: id }))

describe('/api/business-cards', {
  GET: {
    summary: 'List your scanned cards, newest first',
    list: businessCardListing,
    answer: arrayOf(businessCard),
  },
  POST: {
    summary: 'Upload a card image for recognition',
    files: { front: 'required', back: 'optional' },
    answer: cardJob,
    status: 202,
  },
  'GET /:id': { summary: 'Get a card with the recognised fields', answer: businessCard },
  'DELETE /:id': { summary: 'Delete a card', versioned: true },
  'POST /:id/readings': {
    summary: 'Read a card again with corners set by the user',
    body: cardReadingValidator,
    versioned: true,
    answer: cardJob,
    status: 202,
  },
  'POST /:id/confirm': {
    summary: 'Create a client from a card',
    body: createClientValidator,
    versioned: true,
    answer: client,
    status: 201,
  },
})
