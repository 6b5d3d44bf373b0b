import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
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
import { providerAnswer } from './providers_of.js'
import { SIGN_IN_WAYS } from '#identity/guard/session_row_guard'
import { sessionListing } from './listing.js'
import { endSessionsValidator } from './validator.js'

const openSession = named(
  'OpenSession',
  object({
    id,
    user: object({ id, name: text, username: text }),
    ip: nullable(text),
    agent: nullable(text),
    /** Null: begun before it was noted. */
    signedInBy: nullable(oneOf(SIGN_IN_WAYS)),
    provider: providerAnswer,
    createdAt: instant,
    lastSeenAt: instant,
    expiresAt: instant,
    warnAt: instant,
    absoluteExpiresAt: instant,
    current: flag,
    can: can('end'),
  })
)

describe('/api/sessions', {
  GET: {
    summary: 'List open sessions',
    list: sessionListing,
    answer: arrayOf(openSession),
  },
  'POST /endings': {
    summary: 'End all sessions of a user, except your current one',
    body: endSessionsValidator,
    answer: object({ ended: whole }),
    failures: [404],
  },
  'DELETE /:id': { summary: 'End a session of any user' },
})
