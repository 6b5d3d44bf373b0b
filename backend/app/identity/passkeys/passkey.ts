import type { AuthenticatorTransport } from '@simplewebauthn/server'
import { PasskeySchema } from '#database/schema'

/** A key that a device of someone keeps; the portal has its public half. */
export default class Passkey extends PasskeySchema {
  get ways(): AuthenticatorTransport[] {
    return JSON.parse(this.transports)
  }

  /** As the library takes it. */
  get descriptor() {
    return { id: this.credentialId, transports: this.ways }
  }
}
