import type { Operations, Schemas } from './schema'

/** A record as the server answers it, by its name in the OpenAPI document: `Schema<'VendorDetail'>`. */
export type Schema<Name extends keyof Schemas> = Schemas[Name]

/** What an operation answers, by the name of its route: `Answer<'calendar.index'>`. */
export type Answer<Name extends keyof Operations> = Operations[Name] extends { answer: infer T }
  ? T
  : never

/** What an operation takes: `Body<'vendor_ratings.store'>`. */
export type Body<Name extends keyof Operations> = Operations[Name] extends { body: infer T }
  ? T
  : never

export type CurrentUser = Schema<'CurrentUser'>
/** The specification lets a sign-in answer the user itself or nest it. */
export type SignInAnswer = CurrentUser | { user: CurrentUser }
/** A name of the access table. */
export type Ability = CurrentUser['abilities'][number]

/** What the signed-in user chose; null = never chosen, the browser's own setting rules. */
export type Preferences = CurrentUser['preferences']
export type Language = NonNullable<Preferences['language']>
export type ThemeChoice = NonNullable<Preferences['theme']>
export type Digits = Preferences['digits']

/** A colleague as every signed-in user sees them. */
export type Colleague = Schema<'DirectoryEntry'>

/** Instants after which the server ends the session. */
export type SessionTimes = Schema<'SessionLife'>
/** One sign-in of the current user, on one device. */
export type UserSession = Schema<'Session'>

export type Job = Schema<'Job'>

export type PortalNotification = Schema<'Notification'>

/** A document waiting for the current user's decision. */
export type PendingApproval = Schema<'PendingApproval'>

/** A department as something that an administrator opens and closes. */
export type Section = Schema<'Section'>
export type SectionStatus = Section['status']

/** A record where records of several kinds stand together. */
export type FoundRecord = Schema<'FoundRecord'>
export type RecentRecord = Schema<'RecentRecord'>

/** One value of a dropdown list. */
export type ListChoice = Schema<'Choice'>

/** Every row of a list has these. */
export interface Row {
  id: number | string
  version?: number
  can?: Record<string, boolean>
}

/** Row of a `/lookup` endpoint. */
export interface LookupOption {
  id: number
  label: string
  [extra: string]: unknown
}
