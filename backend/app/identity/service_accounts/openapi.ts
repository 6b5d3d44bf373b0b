import { historyEntry } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import { arrayOf, named, object, text } from '#core/openapi/schema'
import { noBody } from '#core/validation/fields'
import { newToken, tokenFields } from '#identity/api_tokens/present_token'
import { serviceAccountListing } from './listing.js'
import { serviceAccountFields } from './present.js'
import {
  createServiceAccountValidator,
  createServiceTokenValidator,
  rotateServiceTokenValidator,
  updateServiceAccountValidator,
} from './validator.js'

const account = named('ServiceAccount', object(serviceAccountFields))
const token = named('ServiceToken', object(tokenFields))
/** Only the answers of its making and of its renewal have the token itself. */
const withToken = named('NewServiceToken', newToken)

describe('/api/service-accounts', {
  GET: {
    summary: 'List service accounts',
    list: serviceAccountListing,
    answer: arrayOf(account),
  },
  POST: {
    summary: 'Create a service account without tokens',
    body: createServiceAccountValidator,
    answer: account,
    status: 201,
    failures: [409],
  },
  'GET /abilities': {
    summary: 'List the abilities that you can give to a service account',
    answer: object({ abilities: arrayOf(text) }),
  },
  'GET /:id': { summary: 'Get a service account', answer: account },
  'PATCH /:id': {
    summary: 'Update a service account',
    body: updateServiceAccountValidator,
    versioned: true,
    answer: account,
    failures: [409],
  },
  'POST /:id/turn-off': {
    summary: 'Turn off a service account and revoke its tokens',
    body: noBody,
    versioned: true,
    answer: account,
    failures: [409],
  },
  'POST /:id/turn-on': {
    summary: 'Turn on a service account, without tokens',
    body: noBody,
    versioned: true,
    answer: account,
    failures: [409],
  },
  'GET /:id/history': {
    summary: 'List the changes of a service account, newest first',
    counted: true,
    answer: arrayOf(historyEntry),
  },
  'GET /:id/tokens': {
    summary: 'List the tokens of a service account, and what a new one could do',
    answer: object({ tokens: arrayOf(token), abilities: arrayOf(text) }),
  },
  'POST /:id/tokens': {
    summary: 'Make a token of a service account; answers it this once',
    body: createServiceTokenValidator,
    answer: withToken,
    status: 201,
    failures: [409, 429],
  },
  'POST /:id/tokens/:tokenId/rotate': {
    summary: 'Replace a token of a service account; the old one works on for the days stated',
    body: rotateServiceTokenValidator,
    answer: withToken,
    status: 201,
    failures: [409, 429],
  },
  'DELETE /:id/tokens/:tokenId': { summary: 'Revoke a token of a service account' },
})
