import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const [PRESENT, VERIFIED, SYNCABLE, SYNCED, HAS_KEY] = [0x01, 0x04, 0x08, 0x10, 0x40]
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

interface Made {
  challenge: string
  user: { id: string }
}

/** What a device may get wrong, or someone may forge. */
export interface Lies {
  origin?: string
  rpId?: string
  challenge?: string
  type?: string
  /** Without a fingerprint, a face or a PIN. */
  isUnverified?: boolean
  userHandle?: string
  counter?: number
  /** Signed by another key than the one that was made. */
  by?: SoftAuthenticator
  attestation?: Map<string, unknown>
}

/** A device that keeps one passkey (ES256), in software. */
export class SoftAuthenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  readonly id = url(randomBytes(32))
  userHandle = ''
  counter = 0

  /** @param portal where its person believes to be: what a browser says, which a page can't change */
  constructor(readonly portal: { origin: string; rpId: string }) {}

  /** Answers what the portal asks for to make a passkey. */
  make({ challenge, user }: Made, lies: Lies = {}) {
    this.userHandle = user.id
    const statement = lies.attestation ?? new Map([['fmt', 'none']])
    const object = new Map<string, unknown>([
      ['fmt', statement.get('fmt')],
      ['attStmt', statement.get('attStmt') ?? new Map()],
      ['authData', new Uint8Array(this.#data(HAS_KEY, lies, this.#credential()))],
    ])
    return {
      credentialId: this.id,
      clientData: this.#client('webauthn.create', challenge, lies),
      attestation: url(isoCBOR.encode(object as never)),
      transports: ['internal'],
    }
  }

  /** Answers what the portal asks for to sign in. */
  sign({ challenge }: { challenge: string }, lies: Lies = {}) {
    this.counter = lies.counter ?? this.counter
    const clientData = this.#client('webauthn.get', challenge, lies)
    const data = this.#data(0, lies)
    const signed = Buffer.concat([data, sha256(Buffer.from(clientData, 'base64url'))])
    const { privateKey } = (lies.by ?? this).#keys
    return {
      credentialId: this.id,
      clientData,
      authenticatorData: url(data),
      signature: url(sign('sha256', signed, privateKey)),
      userHandle: lies.userHandle ?? this.userHandle,
    }
  }

  #client(type: string, challenge: string, lies: Lies) {
    const client = {
      type: lies.type ?? type,
      challenge: lies.challenge ?? challenge,
      origin: lies.origin ?? this.portal.origin,
      crossOrigin: false,
    }
    return url(Buffer.from(JSON.stringify(client)))
  }

  #data(more: number, { rpId, isUnverified }: Lies, credential = Buffer.alloc(0)) {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(this.counter)
    const flags = PRESENT | (isUnverified ? 0 : VERIFIED) | SYNCABLE | SYNCED | more
    return Buffer.concat([
      sha256(rpId ?? this.portal.rpId),
      Buffer.from([flags]),
      count,
      credential,
    ])
  }

  /** No make of device, the id, and the public key as COSE writes it. */
  #credential() {
    const { x, y } = this.#keys.publicKey.export({ format: 'jwk' })
    const bytes = (text: string | undefined) => new Uint8Array(Buffer.from(text!, 'base64url'))
    const key = new Map<number, unknown>([
      ...([
        [1, 2],
        [3, -7],
        [-1, 1],
      ] as [number, number][]),
      [-2, bytes(x)],
      [-3, bytes(y)],
    ])
    const id = Buffer.from(this.id, 'base64url')
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    return Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(key as never)])
  }
}
