import { randomBytes } from 'node:crypto'
import encryption from '@adonisjs/core/services/encryption'
import { Secret, TOTP } from 'otpauth'
import { companyProfile } from '#core/settings/company'
import type Authenticator from './authenticator.js'

/** RFC 4226, 4: at least 128 bits, better 160. */
const SECRET_BYTES = 20
/** RFC 6238, 5.2: a phone's clock may be one step ahead or behind. */
const DRIFT_STEPS = 1
const STEP_SECONDS = 30

type Sealed = Pick<Authenticator, 'seal' | 'secretSealed'>

const purpose = (seal: string) => `authenticator:${seal}`

/** A new secret: as it is kept, and as an app takes it in. */
export function newSecret(username: string) {
  const secret = new Secret({ size: SECRET_BYTES })
  const seal = randomBytes(16).toString('hex')
  const kept = encryption.use('bank').encrypt(secret.base32, { purpose: purpose(seal) })
  const uri = codesOf(secret, username).toString()
  return { sealed: { seal, secretSealed: kept }, secret: secret.base32, uri }
}

/**
 * The half minute, counted from 1970, that a code is of.
 * @returns null for a wrong one, and for one that is not newer than `after`: no code counts twice
 */
export function stepOf(sealed: Sealed, code: string, after: number): number | null {
  const base32 = encryption.use('bank').decrypt<string>(sealed.secretSealed, purpose(sealed.seal))
  if (!base32) throw new Error('the secret of an authenticator does not open')
  const now = Date.now()
  const delta = codesOf(Secret.fromBase32(base32), '').validate({
    ...{ token: code, timestamp: now, window: DRIFT_STEPS },
  })
  if (delta === null) return null
  const step = Math.floor(now / 1000 / STEP_SECONDS) + delta
  return step > after ? step : null
}

function codesOf(secret: Secret, label: string): TOTP {
  const issuer = companyProfile().companyName
  return new TOTP({ issuer, label, secret, digits: 6, period: STEP_SECONDS, algorithm: 'SHA1' })
}
