/** Who acts, as audit rows and permission checks need it. `null` ids stand for the system itself. */
export interface Actor {
  id: number | null
  name: string
  sessionId: number | null
  /** Set where a program acts with a token of this person. */
  tokenId?: number
  /** Set where something is done that was ordered with this token earlier. */
  orderedByToken?: number
  /** Set where a program acts as an account of its own: it decides on nothing. */
  isService?: true
  ip: string | null
  agent: string | null
  requestId: string | null
  /** Set while someone looks at the portal as this person: it is they who act, and whom the log names. */
  viewedBy?: Actor
}

/** The token by which the work of an actor is limited. */
export const tokenOf = ({ tokenId, orderedByToken }: Actor): number | null =>
  tokenId ?? orderedByToken ?? null

/** Who really acts. */
export const doerOf = (actor: Actor): Actor => actor.viewedBy ?? actor

export const SYSTEM_ACTOR: Actor = {
  id: null,
  name: 'system',
  sessionId: null,
  ip: null,
  agent: null,
  requestId: null,
}

interface Lent {
  own: ReadonlySet<string>
  standsFor: readonly { userId: number; role: string; abilities: ReadonlySet<string> }[]
  standIns: readonly number[]
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** Set once the session has been checked; absent on public routes. */
    actor?: Actor
    /** Names of the abilities that the signed-in user holds; empty for a guest. */
    abilities: ReadonlySet<string>
    /** Where one decides for colleagues, or they for oneself: who, and what abilities are one's own. */
    lent?: Lent
  }
}
