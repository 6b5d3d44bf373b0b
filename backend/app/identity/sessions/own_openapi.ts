import { describe } from '#core/openapi/registry'
import { arrayOf, flag, id, instant, named, nullable, object, text } from '#core/openapi/schema'

const life = { expiresAt: instant, warnAt: instant, absoluteExpiresAt: instant }

const sessionLife = named('SessionLife', object(life))

const session = named(
  'Session',
  object({
    id,
    ip: nullable(text),
    agent: nullable(text),
    createdAt: instant,
    lastSeenAt: instant,
    ...life,
    current: flag,
  })
)

// sessions
describe('/api/auth', {
  'GET /session': { summary: 'When the session ends', answer: sessionLife },
  'POST /keep-alive': { summary: 'Begin the idle time of the session again', answer: sessionLife },
  'GET /sessions': { summary: 'Where one is signed in', answer: arrayOf(session) },
  'DELETE /sessions/:id': { summary: 'End a session of one’s own' },
})
