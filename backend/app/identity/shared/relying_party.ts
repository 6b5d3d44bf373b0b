import { isIP } from 'node:net'
import { appUrl } from '#config/app'
import { companyProfile } from '#core/settings/company'

let portal = new URL(appUrl)

/** For tests: as if the installation stated another address. @returns what takes it back */
export function statePortal(url: string) {
  portal = new URL(url)
  return () => {
    portal = new URL(appUrl)
  }
}

/**
 * Whom passkeys are made for: the portal by its public address, as the installation states it. Nothing
 * that a request says of itself counts.
 */
export const relyingParty = () => ({
  id: portal.hostname,
  origin: portal.origin,
  name: companyProfile().companyName,
})

/** Browsers make passkeys for names only, over TLS or on the machine itself. */
export const arePasskeysPossible = () =>
  !isIP(portal.hostname.replace(/^\[|\]$/g, '')) &&
  (portal.protocol === 'https:' || portal.hostname === 'localhost')
