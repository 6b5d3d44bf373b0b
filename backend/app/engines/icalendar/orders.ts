import type { EventFault } from './errors.js'

/** A request to the reading process. */
export interface CalendarOrder {
  path: string
  /** The zone of the firm: times without a zone are meant in it, and its days are those of a series. */
  zone: string
  /** ISO 8601 in UTC: what is written out as single events lies around it. */
  now: string
}

/** An event as the portal keeps one; instants are ISO 8601 in UTC. */
export interface FileEvent {
  /** Empty where the file has none. */
  title: string
  location: string | null
  notes: string | null
  startsAt: string
  endsAt: string
  allDay: boolean
  isPrivate: boolean
  reminderMinutes: number | null
  repeats: 'daily' | 'weekly' | 'monthly' | 'yearly' | null
  every: number
  /** `SU,TU`, in the order of the week. */
  weekdays: string | null
  repeatsUntilOn: string | null
  repeatsTimes: number | null
}

/** A day of a series on which it does not take place as its rule says. */
export interface FileException {
  /** By the calendar of the firm. */
  on: string
  /** Position of the event that takes its place; null where there is none. */
  instead: number | null
}

/** Everything of one UID. */
export interface FileEntry {
  uid: string
  /** Where its first event begins in the file. */
  line: number
  title: string
  /** Equal for equal content, whatever program wrote it when. */
  digest: string
  isCancelled: boolean
  /** Why nothing of it is imported. */
  fault: EventFault | null
  /** The series or the event first; empty where it is cancelled or has a fault. */
  events: FileEvent[]
  exceptions: FileException[]
  /** A series whose rule the portal doesn't have: each of its days is an event, as far as it says. */
  isWrittenOut: boolean
}
