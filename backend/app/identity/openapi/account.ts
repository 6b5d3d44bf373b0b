import { describe } from '#core/openapi/registry'
import { arrayOf, flag, id, instant, mapOf, named, nullable, object, oneOf, text } from '#core/openapi/schema' // prettier-ignore
import { ABILITIES } from '#identity/access'
import { ROLES } from '#identity/permissions'
import { loginValidator, passcodeLoginValidator, preferencesValidator } from '#identity/validators/auth' // prettier-ignore

/** The signed-in person. */
export const currentUser = named(
  'CurrentUser',
  object({
    id,
    username: text,
    name: text,
    nameAr: nullable(text),
    email: nullable(text),
    role: oneOf(ROLES),
    permissions: mapOf(flag),
    photoUrl: nullable(text),
    abilities: arrayOf(oneOf(Object.keys(ABILITIES))),
    preferences: object({
      language: nullable(oneOf(['english', 'arabic'])),
      theme: nullable(oneOf(['light', 'dark', 'system'])),
      digits: oneOf(['latin', 'arabic']),
      hijri: flag,
      muted: flag,
    }),
  })
)

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

describe('/api/auth', {
  'GET /current-user': { summary: 'Who is signed in, and what they may', answer: currentUser },
  'PATCH /preferences': {
    summary: 'Change one’s language, theme, digits, calendar or sounds',
    body: preferencesValidator,
    answer: currentUser,
  },
  'POST /login': {
    summary: 'Sign in with username and password',
    body: loginValidator,
    answer: currentUser,
    failures: [401, 429],
  },
  'POST /logout': { summary: 'Sign out' },
  'GET /passcode-users': {
    summary: 'Who may sign in with a passcode; absent unless switched on',
    answer: arrayOf(object({ id, name: text })),
    failures: [404],
  },
  'POST /passcode-login': {
    summary: 'Sign in with a passcode; absent unless switched on',
    body: passcodeLoginValidator,
    answer: currentUser,
    failures: [401, 404, 429],
  },
  'GET /session': { summary: 'When the session ends', answer: sessionLife },
  'POST /keep-alive': { summary: 'Begin the idle time of the session again', answer: sessionLife },
  'GET /sessions': { summary: 'Where one is signed in', answer: arrayOf(session) },
  'DELETE /sessions/:id': { summary: 'End a session of one’s own' },
  'GET /users': {
    summary: 'Who works here: names and faces',
    answer: arrayOf(named('DirectoryEntry', object({ id, name: text, photoUrl: nullable(text) }))),
  },
  'GET /users/:id/photo': { summary: 'The photo of a user', media: 'image/jpeg' },
  'POST /users/:id/photo': {
    summary: 'Set one’s photo',
    files: { photo: 'required' },
    answer: object({ photoUrl: nullable(text) }),
  },
})
