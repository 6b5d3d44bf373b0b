import { http } from '../api/http'
import type { Answer, Body } from '../api/types'

/** Has a device sign what the portal asks for at an address. @throws also what the browser refuses */
export async function signByPasskey(path: string): Promise<Body<'passkey_proofs.store'>> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const { data: optionsJSON } = await http.post<
    Answer<'passkey_logins.begin'> | Answer<'passkey_proofs.begin'>
  >(`${path}/begin`, {})
  const { id, response } = await startAuthentication({ optionsJSON })
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return {
    ...{ credentialId: id, clientData: clientDataJSON, authenticatorData, signature },
    ...(userHandle && { userHandle }),
  }
}
