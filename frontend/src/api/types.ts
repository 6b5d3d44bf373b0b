/** Shapes of the JSON API that more than one part of the portal reads. */

export type Language = 'english' | 'arabic'
export type ThemeChoice = 'light' | 'dark' | 'system'
export type Digits = 'latin' | 'arabic'

/** What the signed-in user chose; null = never chosen, the browser's own setting rules. */
export interface Preferences {
  language: Language | null
  theme: ThemeChoice | null
  digits: Digits
  /** Hijri days stand beside the Gregorian ones. */
  hijri: boolean
  muted: boolean
}

export type Role = 'admin' | 'procurement_manager' | 'production_only' | 'staff'

export interface CurrentUser {
  id: number
  username: string
  name: string
  nameAr?: string | null
  email?: string | null
  role: Role | string
  permissions: Record<string, boolean>
  photoUrl: string | null
  /** Names from the access table that this user holds. */
  abilities: string[]
  preferences: Preferences
}

/** Colleague as `GET /api/auth/users` shows them to every signed-in user. */
export interface Colleague {
  id: number
  name: string
  photoUrl: string | null
}

/** ISO instants after which the server ends the session. */
export interface SessionTimes {
  expiresAt: string
  warnAt: string
  absoluteExpiresAt: string
}

/** One sign-in of the current user, on one device. */
export interface UserSession {
  id: number | string
  ip: string | null
  agent: string | null
  createdAt: string
  lastSeenAt: string | null
  current: boolean
}

export type JobStatus = 'queued' | 'active' | 'completed' | 'failed' | 'cancelled'

export interface Job {
  id: string
  type: string
  title: string | null
  status: JobStatus
  /** 0 to 100. */
  progress: number
  result: Record<string, unknown> | null
  error: string | null
  entityType: string | null
  entityId: number | string | null
  createdAt: string
  startedAt: string | null
  finishedAt: string | null
  can: { cancel: boolean; retry: boolean; download: boolean }
}

export type NotificationPriority = 'urgent' | 'high' | 'normal' | 'low'

export interface PortalNotification {
  id: number
  type: string
  title: string
  message: string
  isRead: boolean
  createdAt: string
  priority: NotificationPriority | string
  actionUrl: string | null
  relatedEntityType: string | null
  relatedEntityId: number | string | null
}

/** A document waiting for the current user's decision. */
export interface PendingApproval {
  id: number
  documentType: string
  documentId: number
  documentNumber: string
  title: string
  titleAr?: string | null
  amount: string | null
  currency: string | null
  step: string
  requestedBy: string | { id: number; name: string } | null
  requestedAt: string
  link: string
}

export type SectionStatus = 'live' | 'offline' | 'maintenance'

/** A department as something that an administrator opens and closes. */
export interface Section {
  id: number
  version: number
  key: string
  name: string
  nameAr: string
  enabled: boolean
  maintenanceMode: boolean
  maintenanceMessage: string | null
  maintenanceMessageAr: string | null
  /** What is set holds from `from` to `to`; null: since ever, until further notice. */
  from: string | null
  to: string | null
  /** What it is at this moment. */
  status: SectionStatus
  updatedAt: string
  can: { update: boolean }
}

/** A record where records of several kinds stand together. */
export interface FoundRecord {
  /** The list's path below `/api`. */
  resource: string
  id: number
  number: string | null
  title: string
  subtitle: string | null
}

export interface RecentRecord extends FoundRecord {
  /** When the asking user opened or changed it. */
  at: string
}

/** One value of a dropdown list. */
export interface ListChoice {
  value: string
  label: string
  labelAr: string
  active: boolean
}

/** Row of a `/lookup` endpoint. */
export interface LookupOption {
  id: number
  label: string
  [extra: string]: unknown
}
