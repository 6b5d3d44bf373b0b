import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import type { UseQueryResult } from '@tanstack/react-query'
import { LoadFailed } from '../load-failed'
import { PageSkeleton } from '../page-skeleton'
import { PageHeader } from '../page-header'
import { Tabs } from '../tabs'
import { History } from './history'
import { useRememberOpened } from './use-remember-opened'

export interface ShowTab {
  key: string
  label: string
  children: ReactNode
}

interface ResourceShowProps<T> {
  resource: string
  query: UseQueryResult<T>
  back: { to: string; label: string }
  titleOf: (record: T) => string
  tags?: (record: T) => ReactNode
  subtitle?: (record: T) => ReactNode
  /** Buttons for what the server allows on this record. */
  actions?: (record: T) => ReactNode
  tabs: (record: T) => ShowTab[]
  notFound?: string
  /** False where the server keeps no history that this page may show. */
  history?: boolean
  /** False for a kind that the search of the portal does not know, and so remembers no opening of. */
  remembered?: boolean
}

/** Page of one record: number and state, allowed actions, tabs kept in the address, history. */
export function ResourceShow<T extends { id: number; version: number }>(
  props: ResourceShowProps<T>
) {
  const { resource, query, back, notFound, remembered = true } = props
  const { t } = useTranslation()
  const [params, setParams] = useSearchParams()
  useRememberOpened(resource, remembered ? query.data?.id : undefined)
  if (query.data === undefined) {
    return query.isError ? (
      <LoadFailed
        page
        error={query.error}
        onRetry={() => void query.refetch()}
        notFound={notFound}
      />
    ) : (
      <PageSkeleton rows={10} />
    )
  }
  const record = query.data
  const historyTab = {
    key: 'history',
    label: t('kit.history.title'),
    children: <History resource={resource} id={record.id} version={record.version} />,
  }
  const tabs = [...props.tabs(record), ...(props.history === false ? [] : [historyTab])]
  const active = tabs.find(({ key }) => key === params.get('tab')) ?? tabs[0]
  const open = (tab: string) => setParams({ tab }, { replace: true })
  return (
    <>
      <PageHeader
        title={props.titleOf(record)}
        back={back}
        tags={props.tags?.(record)}
        subtitle={props.subtitle?.(record)}
        actions={props.actions?.(record)}
      />
      <Tabs activeKey={active?.key} onChange={open} items={tabs} destroyOnHidden />
    </>
  )
}
