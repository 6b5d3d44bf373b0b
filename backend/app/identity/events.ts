export const SESSION_ENDED = 'identity.session_ended'

/** Sessions of a person were ended from somewhere else. */
export interface SessionEnded {
  userId: number
  byAdmin: boolean
  /** How many sessions ended. */
  count: number
}

export const DELEGATION_GIVEN = 'identity.delegation_given'

/** A colleague decides in someone's name from one day to another. */
export interface DelegationGiven {
  userId: number
  userName: string
  delegateId: number
  /** `YYYY-MM-DD`, both included. */
  fromOn: string
  toOn: string
}
