import type { ReactElement, ReactNode } from 'react'
import { Flex } from 'antd'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { LoadFailed } from '../load-failed'
import { PageHeader } from '../page-header'

interface ReportPageProps<Report> {
  title: string
  subtitle: string
  /** Path and question of the answer below `/api`. */
  resource: string
  /** False while the question is not complete: nothing is asked. */
  isReady?: boolean
  actions?: ReactNode
  /** What the question is made of. */
  fields: ReactNode
  children: (report: Report | undefined) => ReactElement | null
}

/** A page with figures that are asked for anew when its fields change; the ones before stay until then. */
export function ReportPage<Report>(props: ReportPageProps<Report>) {
  const query = useQuery<Report>({
    queryKey: [`/api/${props.resource}`],
    staleTime: 0,
    placeholderData: keepPreviousData,
    enabled: props.isReady ?? true,
  })
  return (
    <>
      <PageHeader title={props.title} subtitle={props.subtitle} actions={props.actions} />
      <Flex wrap gap="middle">
        {props.fields}
      </Flex>
      {query.error ? (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        props.children(query.data)
      )}
    </>
  )
}
