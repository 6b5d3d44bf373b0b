import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  flag,
  id,
  instant,
  named,
  nullable,
  object,
  oneOf,
  text,
} from '#core/openapi/schema'
import { providerAnswer } from './providers_of.js'
import { SIGN_IN_WAYS } from '#identity/guard/session_row_guard'

const life = { expiresAt: instant, warnAt: instant, absoluteExpiresAt: instant }

const sessionLife = named('SessionLife', object(life))

const session = named(
  'Session',
  object({
    id,
    ip: nullable(text),
    agent: nullable(text),
    /** Null: begun before it was noted. */
    signedInBy: nullable(oneOf(SIGN_IN_WAYS)),
    provider: providerAnswer,
    createdAt: instant,
    lastSeenAt: instant,
    ...life,
    current: flag,
  })
)

// sessions
describe('/api/auth', {
  'GET /session': { summary: 'Get when the session ends', answer: sessionLife },
  'POST /keep-alive': { summary: 'Extend the session', answer: sessionLife },
  'GET /sessions': { summary: 'List your sessions', answer: arrayOf(session) },
  'DELETE /sessions/:id': { summary: 'End one of your sessions' },
})
