import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  each,
  flag,
  named,
  number,
  object,
  oneOf,
  text,
  whole,
} from '#core/openapi/schema'
import { noBody } from '#core/validation/fields'
import { currentUser } from '#identity/account/openapi'
import { passkeyAnswer } from './present_passkey.js'
import {
  createPasskeyValidator,
  ownPasswordValidator,
  passkeyLoginValidator,
  passkeyProofValidator,
} from './validator.js'

const key = object({ id: text, type: oneOf(['public-key']), transports: arrayOf(text) }, [
  'transports',
])

/** As browsers take it: WebAuthn, level 3, `PublicKeyCredentialCreationOptionsJSON`. */
const making = object({
  rp: object({ id: text, name: text }),
  user: object(each(['id', 'name', 'displayName'], text)),
  challenge: text,
  pubKeyCredParams: arrayOf(object({ alg: number, type: oneOf(['public-key']) })),
  timeout: whole,
  attestation: oneOf(['none']),
  excludeCredentials: arrayOf(key),
  authenticatorSelection: object({
    residentKey: oneOf(['required']),
    userVerification: oneOf(['required']),
    requireResidentKey: flag,
  }),
  extensions: object({ credProps: flag }),
  hints: arrayOf(oneOf(['security-key', 'client-device', 'hybrid'])),
})

/** WebAuthn, level 3, `PublicKeyCredentialRequestOptionsJSON`. */
const asked = {
  ...each(['rpId', 'challenge'], text),
  timeout: whole,
  userVerification: oneOf(['required']),
}

const passkey = named('Passkey', passkeyAnswer)

describe('/api/auth/passkeys', {
  GET: { summary: 'List your passkeys', answer: arrayOf(passkey) },
  'POST /begin': {
    summary: 'Begin adding a passkey, after your password',
    body: ownPasswordValidator,
    answer: named('PasskeyCreation', making),
    failures: [429],
  },
  POST: {
    summary: 'Add the passkey that a device has made',
    body: createPasskeyValidator,
    status: 201,
    answer: passkey,
    failures: [409],
  },
  'POST /:id/remove': {
    summary: 'Remove one of your passkeys, after your password',
    body: ownPasswordValidator,
    failures: [404, 429],
  },
})

describe('/api/auth/passkey-login', {
  'POST /begin': {
    summary: 'Begin signing in with a passkey',
    body: noBody,
    answer: named('PasskeyRequest', object(asked)),
    failures: [429],
  },
  POST: {
    summary: 'Sign in with what a passkey has signed; it stands for both steps',
    body: passkeyLoginValidator,
    answer: currentUser,
    failures: [401, 429],
  },
})

describe('/api/auth/passkey-proof', {
  'POST /begin': {
    summary: 'Begin using a passkey before what moves money or rights',
    body: noBody,
    answer: named('PasskeyProofRequest', object({ ...asked, allowCredentials: arrayOf(key) })),
    failures: [409, 429],
  },
  POST: {
    summary: 'Use what a passkey has signed in place of a code',
    body: passkeyProofValidator,
    failures: [429],
  },
})
