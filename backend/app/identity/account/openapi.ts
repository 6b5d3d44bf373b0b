import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  flag,
  id,
  instant,
  mapOf,
  named,
  nullable,
  object,
  oneOf,
  text,
} from '#core/openapi/schema'
import { ABILITIES } from '#identity/access/access'
import { ROLES } from '#identity/access/permissions'
import { ownPasswordValidator, preferencesValidator } from '#identity/account/validator'

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
    passwordDue: flag,
    passwordAged: flag,
    codeDue: flag,
    twoStepDue: flag,
    viewing: nullable(
      object({ by: object({ id, name: text, nameAr: nullable(text) }), endsAt: instant })
    ),
    preferences: object({
      language: nullable(oneOf(['english', 'arabic'])),
      theme: nullable(oneOf(['light', 'dark', 'system'])),
      digits: oneOf(['latin', 'arabic']),
      hijri: flag,
      muted: flag,
    }),
  })
)

describe('/api/auth', {
  'GET /current-user': {
    summary: 'Get the signed-in user and their abilities',
    answer: currentUser,
  },
  'PUT /password': {
    summary: 'Change your password; your other sessions end',
    body: ownPasswordValidator,
    answer: currentUser,
    failures: [429],
  },
  'PATCH /preferences': {
    summary: 'Update your language, theme, digits, calendar or sounds',
    body: preferencesValidator,
    answer: currentUser,
  },
})
