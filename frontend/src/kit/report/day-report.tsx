import type { ReactElement, ReactNode } from 'react'
import { ReportCurrencyField, ReportDayField, useReportDay } from './report-day'
import { ReportPage } from './report-page'

interface DayReportProps<Report> {
  title: string
  subtitle: string
  /** Path of the answer below `/api`. */
  resource: string
  /** A further parameter of this report beside day and currency, by its name in the address. */
  more?: Record<string, string>
  /** Fields for further parameters beside day and currency. */
  fields?: (set: (name: string, value: string | null) => void) => ReactNode
  actions?: (search: string) => ReactNode
  children: (report: Report | undefined, search: string) => ReactElement
}

/** A page with figures of a day in one currency; the parameters are in the address. */
export function DayReport<Report>(props: DayReportProps<Report>) {
  const { filters, set } = useReportDay()
  const search = new URLSearchParams({ ...filters, ...props.more }).toString()
  return (
    <ReportPage<Report>
      title={props.title}
      subtitle={props.subtitle}
      resource={`${props.resource}?${search}`}
      actions={props.actions?.(search)}
      fields={
        <>
          <ReportDayField filters={filters} set={set} />
          {props.fields?.(set)}
          <ReportCurrencyField filters={filters} set={set} />
        </>
      }
    >
      {(report) => props.children(report, search)}
    </ReportPage>
  )
}
