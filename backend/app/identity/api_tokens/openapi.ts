import { describe } from '#core/openapi/registry'
import { arrayOf, can, id, named, nullable, object, text } from '#core/openapi/schema'
import { tokenListing } from './listing.js'
import { newToken, tokenFields } from './present_token.js'
import { createTokenValidator } from './validator.js'

describe('/api/auth/api-tokens', {
  GET: {
    summary: 'List your API tokens, and what a new one could do',
    answer: object({
      tokens: arrayOf(named('OwnApiToken', object(tokenFields))),
      abilities: arrayOf(text),
    }),
  },
  POST: {
    summary: 'Make an API token for yourself; answers it this once',
    body: createTokenValidator,
    answer: named('NewApiToken', newToken),
    failures: [409, 429],
  },
  'DELETE /:id': { summary: 'End one of your API tokens' },
})

describe('/api/api-tokens', {
  GET: {
    summary: 'List the API tokens of all people',
    list: tokenListing,
    answer: arrayOf(
      named(
        'ApiToken',
        object({
          ...tokenFields,
          user: object({ id, name: text, username: text }),
          serviceAccountId: nullable(id),
          can: can('revoke'),
        })
      )
    ),
  },
  'DELETE /:id': { summary: 'End an API token of any user' },
})
