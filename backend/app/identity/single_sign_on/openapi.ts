import { describe } from '#core/openapi/registry'
import { arrayOf, id, named, nullable, object, text, whole } from '#core/openapi/schema'
import { identityAnswer } from './identities.js'
import { backChannelValidator, linkValidator, startValidator } from './validator.js'

const identity = named('UserIdentity', identityAnswer)
const address = object({ url: text })

describe('/api/auth/oidc', {
  GET: {
    summary: 'List the identity providers of the sign-in page',
    answer: arrayOf(object({ id, name: text, nameAr: nullable(text) })),
  },
  'POST /:id/start': {
    summary: 'Begin signing in through an identity provider; answers where to go',
    body: startValidator,
    answer: address,
    failures: [404, 409, 429],
  },
  'GET /:id/callback': {
    summary: 'Where an identity provider sends the browser back to; redirects to a page',
  },
  'POST /:id/back-channel-logout': {
    summary: 'Where an identity provider ends sessions by a signed token, without a CSRF token',
    body: backChannelValidator,
    signedForm: true,
    answer: object({ ended: whole }),
    failures: [404],
  },
  'POST /:id/link': {
    summary: 'Begin linking your account to an identity provider, after your password',
    body: linkValidator,
    answer: address,
    failures: [404, 409, 429],
  },
})

describe('/api/auth/identities', {
  GET: { summary: 'List the identity providers that sign you in', answer: arrayOf(identity) },
  'POST /:id/remove': {
    summary: 'Unlink your account from an identity provider, after your password',
    body: linkValidator,
    failures: [404, 429],
  },
})

describe('/api/users/:id/identities', {
  GET: { summary: 'List the identity providers that sign a user in', answer: arrayOf(identity) },
  'DELETE /:identityId': { summary: 'Unlink a user from an identity provider' },
})
