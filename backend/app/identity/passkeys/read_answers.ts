import {
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
} from '@simplewebauthn/server'
import { decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers'
import type { Infer } from '@vinejs/vine/types'
import logger from '@adonisjs/core/services/logger'
import type Passkey from './passkey.js'
import { relyingParty } from '#identity/shared/relying_party'
import type { createPasskeyValidator, passkeyProofValidator } from './validator.js'

/** EdDSA, ES256 and RS256: what every browser and key knows one of. */
export const ALGORITHMS = [-8, -7, -257]

type Made = Pick<
  Infer<typeof createPasskeyValidator>,
  'credentialId' | 'clientData' | 'attestation' | 'transports'
>
type Signed = Infer<typeof passkeyProofValidator>
/** Whether a challenge is the one that was given, for the first time. */
type Take = (challenge: string) => Promise<boolean>

/** What a device answered when it made a passkey; null where it does not hold. */
export async function readMade(made: Made, take: Take) {
  const { id, origin } = relyingParty()
  return quietly(async () => {
    requirePlain(made.attestation)
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...{ id: made.credentialId, rawId: made.credentialId, type: 'public-key' },
        response: {
          clientDataJSON: made.clientData,
          attestationObject: made.attestation,
          transports: made.transports,
        },
        clientExtensionResults: {},
      },
      ...{ expectedChallenge: take, expectedOrigin: origin, expectedRPID: id },
      ...{ requireUserVerification: true, supportedAlgorithmIDs: ALGORITHMS },
    })
    return registrationInfo ?? null
  })
}

/**
 * The portal asks for no statement on who made a device. One that came all the same may name addresses
 * of certificates, which nobody shall make this server open.
 */
function requirePlain(attestation: string) {
  const statement = decodeAttestationObject(isoBase64URL.toBuffer(attestation))
  const format = statement.get('fmt')
  const isSelfSigned = format === 'packed' && !statement.get('attStmt').get('x5c')
  if (format !== 'none' && !isSelfSigned) throw new Error(`attestation ${format}`)
}

/** What a device answered to sign someone in, or to show that they are there; null where it does not hold. The counter is not judged here. */
export async function readSigned(passkey: Passkey, signed: Signed, take: Take) {
  const { id, origin } = relyingParty()
  const response: AuthenticationResponseJSON = {
    ...{ id: signed.credentialId, rawId: signed.credentialId, type: 'public-key' },
    response: {
      clientDataJSON: signed.clientData,
      authenticatorData: signed.authenticatorData,
      signature: signed.signature,
      userHandle: signed.userHandle,
    },
    clientExtensionResults: {},
  }
  return quietly(async () => {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...{ response, expectedChallenge: take, expectedOrigin: origin, expectedRPID: id },
      ...{ requireUserVerification: true },
      credential: {
        id: passkey.credentialId,
        publicKey: isoBase64URL.toBuffer(passkey.publicKey),
        counter: 0,
      },
    })
    return verified ? authenticationInfo : null
  })
}

/** The library throws at whatever is wrong; of no interest but to who looks for a fault. */
async function quietly<Answer>(read: () => Promise<Answer | null>): Promise<Answer | null> {
  try {
    return await read()
  } catch (err) {
    logger.debug({ err }, 'passkey refused')
    return null
  }
}
