import { createContext, useContext } from 'react'
import type { Entry } from '../queue/entry'
import type { SiteTask } from '../site-report'
import type { ReportValues } from './values'

/** Changes some of the values, from those that are there. */
export type Setting = (change: (values: ReportValues) => Partial<ReportValues>) => void

interface ReportForm {
  values: ReportValues
  tasks: SiteTask[]
  /** Messages by field, as the portal names the fields. */
  messages: Record<string, string>
  setValues: Setting
  entry: Entry
  change: (part: (now: Entry) => Partial<Entry>) => void
}

export const ReportFormContext = createContext<ReportForm | null>(null)

export function useReportForm(): ReportForm {
  const form = useContext(ReportFormContext)
  if (!form) throw new Error('outside of a report form')
  return form
}
