import type { Schema } from '../../../api/types'
import { CALENDAR } from './calendar'

export const CALENDAR_IMPORT = `${CALENDAR}.import`

/** What a calendar file holds and what becomes of it, as the API answers it. */
export type CalendarImport = Schema<'CalendarImport'>
export type ImportedEntry = CalendarImport['entries'][number]

export const OUTCOMES = ['new', 'changed', 'removed', 'same', 'refused'] as const

/** What the server takes. */
export const MOST_BYTES = 1024 * 1024

/** What is said of all events of a file. */
export interface ImportChoice {
  kind: string
  isPrivate: boolean
}

/** Whether importing the file does anything. */
export const changesAnything = ({ new: added, changed, removed }: CalendarImport) =>
  added + changed + removed > 0
