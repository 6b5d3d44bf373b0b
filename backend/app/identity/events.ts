export const SESSION_ENDED = 'identity.session_ended'

/** Sessions of a person were ended from somewhere else. */
export interface SessionEnded {
  userId: number
  byAdmin: boolean
  /** How many sessions ended. */
  count: number
}

export const PASSWORD_CHANGED = 'identity.password_changed'

/** Someone's password is another now. */
export interface PasswordChanged {
  userId: number
  /** The person, an administrator, or the link of a mail. */
  by: 'person' | 'admin' | 'mail'
}

export const EMAIL_CHANGED = 'identity.email_changed'

/** Someone else has changed the address to which a person's mails go. */
export interface EmailChanged {
  userId: number
  email: string | null
}

export const PASSKEYS_CHANGED = 'identity.passkeys_changed'

/** A passkey was added to an account or taken off it, or one that may have been copied was refused. */
export interface PasskeysChanged {
  userId: number
  what: 'added' | 'removed' | 'removed_by_admin' | 'refused'
  /** Of the passkey; null where all of them are meant. */
  name: string | null
}

export const IDENTITY_CHANGED = 'identity.identity_changed'

/** An account at a provider signs in to someone's account from now on, or no longer. */
export interface IdentityChanged {
  userId: number
  what: 'linked' | 'unlinked' | 'unlinked_by_admin'
  providerName: string
  /** Of the account there. */
  email: string | null
}

export const TWO_STEP_CHANGED = 'identity.two_step_changed'

/** From now on someone signs in with a code as well, or without one again. */
export interface TwoStepChanged {
  userId: number
  on: boolean
  byAdmin: boolean
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

export const CHANGE_HELD = 'identity.change_held'

/** A change of access was requested, confirmed or rejected. */
export interface ChangeHeld {
  id: number
  kind: string
  label: string
  requestedBy: number
  /** Whose account it is about. */
  concernedId: number | null
  status: 'pending' | 'confirmed' | 'rejected'
}

export const ACCOUNT_DISABLED = 'identity.account_disabled'

/** Someone can no longer sign in: what they have given out ends as well. */
export interface AccountDisabled {
  userId: number
  reason: string
}

export const SERVICE_ACCOUNT_TURNED_OFF = 'identity.service_account_turned_off'

/** A program is refused from now on. */
export interface ServiceAccountTurnedOff {
  id: number
  name: string
  responsibleId: number | null
}

export const SERVICE_ACCOUNT_LEFT = 'identity.service_account_left'

/** Who answered for a service account can no longer sign in. */
export interface ServiceAccountLeft {
  id: number
  name: string
  formerName: string
  /** Else they only had access to its tokens. */
  answered: boolean
}

export const SERVICE_TOKEN_EXPIRING = 'identity.service_token_expiring'

/** A token of a program ends soon. */
export interface ServiceTokenExpiring {
  accountId: number
  accountName: string
  responsibleId: number | null
  tokenName: string
  /** The day of the firm. */
  expiresOn: string
}

export const PERSON_VIEWED = 'identity.person_viewed'

/** An administrator has begun to look at the portal as this person. */
export interface PersonViewed {
  viewId: number
  userId: number
  viewerName: string
  reason: string
}

export const ACCESS_REVIEWED = 'identity.access_reviewed'

/** A review of who may do what was opened, is due soon, or is late. */
export interface AccessReviewed {
  reviewId: number
  what: 'opened' | 'due' | 'overdue'
  /** `YYYY-MM-DD` */
  openedOn: string
  dueOn: string
  /** Accounts that no one has decided on yet. */
  pending: number
}
