import { describe } from '#core/openapi/registry'
import {
  anything,
  arrayOf,
  can,
  id,
  instant,
  named,
  nullable,
  object,
  oneOf,
  person,
  text,
} from '#core/openapi/schema'
import { HELD_KINDS } from './hold_change.js'
import { heldChangeListing } from './listing.js'
import { confirmationValidator } from './validator.js'

const heldChange = named(
  'HeldChange',
  object({
    id,
    kind: oneOf(HELD_KINDS),
    label: text,
    changes: arrayOf(object({ field: text, before: anything, after: anything })),
    status: oneOf(['pending', 'confirmed', 'rejected', 'lapsed']),
    concerned: nullable(person),
    requestedBy: person,
    requestedAt: instant,
    expiresAt: instant,
    decidedBy: nullable(person),
    decidedAt: nullable(instant),
    can: can('confirm', 'reject', 'alone'),
  })
)

describe('/api/held-changes', {
  GET: {
    summary: 'List access changes that need a second person, newest first',
    list: heldChangeListing,
    answer: arrayOf(heldChange),
  },
  'POST /:id/confirm': {
    summary: 'Confirm an access change that someone else requested',
    body: confirmationValidator,
    answer: heldChange,
    failures: [409],
  },
  'POST /:id/reject': {
    summary: 'Reject an access change, or withdraw your own',
    answer: heldChange,
    failures: [409],
  },
})
