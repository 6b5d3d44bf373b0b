import { historyEntry } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import { arrayOf, named, object, oneOf } from '#core/openapi/schema'
import { noBody } from '#core/validation/fields'
import { CHECK_RESULTS } from './check_provider.js'
import { identityProviderListing } from './listing.js'
import { providerFields } from './present.js'
import { createIdentityProviderValidator, updateIdentityProviderValidator } from './validator.js'

const provider = named('IdentityProvider', object(providerFields))

describe('/api/identity-providers', {
  GET: {
    summary: 'List identity providers',
    list: identityProviderListing,
    answer: arrayOf(provider),
  },
  POST: {
    summary: 'Create an identity provider, switched off',
    body: createIdentityProviderValidator,
    answer: provider,
    status: 201,
    failures: [409],
  },
  'GET /:id': { summary: 'Get an identity provider', answer: provider },
  'PATCH /:id': {
    summary: 'Update an identity provider; 202 where a second person confirms it',
    body: updateIdentityProviderValidator,
    versioned: true,
    answer: provider,
    failures: [409],
  },
  'DELETE /:id': {
    summary: 'Delete an identity provider that is switched off, with the links of its users',
    versioned: true,
    failures: [409],
  },
  'GET /:id/history': {
    summary: 'List the changes of an identity provider, newest first',
    counted: true,
    answer: arrayOf(historyEntry),
  },
  'POST /:id/test': {
    summary: 'Test whether an identity provider answers and fits',
    body: noBody,
    answer: object({ result: oneOf(CHECK_RESULTS) }),
  },
})
