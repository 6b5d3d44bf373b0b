import { Flex } from 'antd'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactElement, ReactNode } from 'react'
import { LoadFailed } from '../load-failed'
import { PageHeader } from '../page-header'
import { ReportCurrencyField, ReportDayField, useReportDay } from './report-day'

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
  const query = useQuery<Report>({
    queryKey: [`/api/${props.resource}?${search}`],
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <PageHeader title={props.title} subtitle={props.subtitle} actions={props.actions?.(search)} />
      <Flex wrap gap="middle">
        <ReportDayField filters={filters} set={set} />
        {props.fields?.(set)}
        <ReportCurrencyField filters={filters} set={set} />
      </Flex>
      {query.error ? (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        props.children(query.data, search)
      )}
    </>
  )
}
