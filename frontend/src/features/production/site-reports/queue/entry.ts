import type { Body } from '../../../../api/types'
import type { Problem } from '../../../../providers/queue-problem'
import type { ReportValues } from '../form/values'
import type { SiteReport } from '../site-report'

export type NewReport = Body<'site_reports.store'>
type ReportChanges = Body<'site_reports.update'>

/**
 * `draft`: still being written. `waiting`: to be sent as soon as the portal can be reached. `refused`:
 * the portal said no, its author has to look at it. `sent`: the portal has all of it.
 */
type EntryState = 'draft' | 'waiting' | 'refused' | 'sent'

/** A request that has gone out and may have arrived: it is sent again exactly as it was. */
interface Attempt {
  revision: number
  body: NewReport | ReportChanges
}

export interface LocalPhoto {
  id: string
  name: string
  sent: boolean
}

/** A report as this device holds it. */
export interface Entry {
  /** Of a new report, its name at the portal: whatever is sent under it is one report. */
  key: string
  userId: number
  reportId: number | null
  number: string | null
  /** The version at the portal that these values build on. */
  version: number | null
  values: ReportValues
  /** Counts the edits, so that one made while a request is on its way is seen. */
  revision: number
  /** The edit that the portal has. */
  sentRevision: number
  attempt: Attempt | null
  photos: LocalPhoto[]
  /** Photos at the portal that are to go. */
  removedPhotos: number[]
  state: EntryState
  problem: Problem | null
  updatedAt: string
}

export const newEntry = (key: string, userId: number, values: ReportValues): Entry => ({
  ...{ key, userId, values, reportId: null, number: null, version: null },
  ...{ revision: 0, sentRevision: -1, attempt: null, photos: [], removedPhotos: [] },
  ...{ state: 'draft', problem: null, updatedAt: new Date().toISOString() },
})

/** A report that was sent before, to be changed on the version that was read. */
export const entryOf = (
  report: Pick<SiteReport, 'id' | 'number' | 'version'>,
  userId: number,
  values: ReportValues
): Entry => ({
  ...newEntry(editKey(report.id), userId, values),
  ...{ reportId: report.id, number: report.number, version: report.version, sentRevision: 0 },
})

export const editKey = (reportId: number) => `report-${reportId}`

/** An entry with what was typed since. What the portal has meanwhile taken in whole is not touched by it. */
export function edited(entry: Entry, change: Partial<Entry>): Entry {
  const next = { ...entry, ...change, revision: entry.revision + 1 }
  return { ...next, state: 'draft', updatedAt: new Date().toISOString() }
}
