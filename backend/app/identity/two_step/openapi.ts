import { describe } from '#core/openapi/registry'
import { arrayOf, flag, instant, nullable, object, text, whole } from '#core/openapi/schema'
import { beginValidator, codeValidator, endValidator } from './validator.js'

const codes = object({ recoveryCodes: arrayOf(text) })

describe('/api/auth/two-step', {
  GET: {
    summary: 'Get whether your sign-in has a second step, and whether you can use a passkey for it',
    answer: object({
      ...{ on: flag, since: nullable(instant), recoveryCodesLeft: whole, required: flag },
      passkeys: flag,
    }),
  },
  POST: {
    summary: 'Begin setting up an authenticator app; answers its secret',
    body: beginValidator,
    answer: object({ secret: text, uri: text }),
    failures: [409, 429],
  },
  'POST /confirm': {
    summary: 'Turn the second step on with a first code; answers the recovery codes',
    body: codeValidator,
    answer: codes,
    failures: [409, 429],
  },
  'POST /prove': {
    summary: 'Enter a code before what moves money or rights',
    body: codeValidator,
    failures: [429],
  },
  'POST /recovery-codes': {
    summary: 'Replace your recovery codes',
    body: codeValidator,
    answer: codes,
    failures: [429],
  },
  'POST /end': {
    summary: 'Turn the second step off',
    body: endValidator,
    failures: [409, 429],
  },
})
