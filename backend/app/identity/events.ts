export const SESSION_ENDED = 'identity.session_ended'

/** Sessions of a person were ended from somewhere else. */
export interface SessionEnded {
  userId: number
  byAdmin: boolean
  /** How many sessions ended. */
  count: number
}
