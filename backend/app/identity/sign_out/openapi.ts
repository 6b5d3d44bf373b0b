import { describe } from '#core/openapi/registry'
import { nullable, object, text } from '#core/openapi/schema'

describe('/api/auth', {
  'POST /logout': {
    summary: 'Sign out; `provider` is where to end the session at the identity provider too',
    answer: object({ provider: nullable(text) }),
  },
})
