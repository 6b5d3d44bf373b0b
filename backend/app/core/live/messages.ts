/** Something that open browsers are notified. */
export interface LiveMessage {
  event: 'job' | 'notification' | 'record'
  /** Only this person; without it everyone who holds `ability`. */
  userId?: number
  /** Only people who hold this ability. */
  ability?: string
  data: unknown
  /** The same for readers of Arabic, where it differs. */
  dataAr?: unknown
}

/** Something that the processes of the portal tell each other. */
export type Envelope =
  | { kind: 'live'; message: LiveMessage }
  | { kind: 'stop-job'; id: string }
  /** What a process keeps in memory under this name is out of date (see `CachedTable`); of one person only. */
  | { kind: 'stale'; copy: string; userId?: number }

/** The copy that processes keep of sessions: when it is stale, live streams look at theirs again. */
export const SESSIONS = 'sessions'
