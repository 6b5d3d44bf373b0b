import type { HttpContext } from '@adonisjs/core/http'
import singleSignOn from '#config/single_sign_on'

/** In the sealed cookie of the browser: what it was sent to a provider with. */
const FLOW = 'sso_flow'

export interface Flow {
  providerId: number
  state: string
  nonce: string
  verifier: string
  /** The page to open after the sign-in. */
  to: string | null
  /** Whose account is to be linked; null for a sign-in. */
  linkFor: number | null
  /** Milliseconds since 1970. */
  until: number
}

export function keepFlow({ session }: HttpContext, flow: Omit<Flow, 'until'>) {
  session.put(FLOW, { ...flow, until: Date.now() + singleSignOn.life * 1000 })
}

/** Takes what this browser was sent with, once. @returns null where it was sent to another provider, too long ago, or not at all */
export function takeFlow({ session }: HttpContext, providerId: number): Flow | null {
  const flow = session.pull(FLOW) as Flow | undefined
  return flow && flow.providerId === providerId && Date.now() < flow.until ? flow : null
}

/** A page of the portal itself, never another site. */
export const isOwnPage = (to: string) => /^\/(?![/\\])[^\s\\]*$/.test(to)
