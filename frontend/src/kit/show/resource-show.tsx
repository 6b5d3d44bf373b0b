import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { UseQueryResult } from '@tanstack/react-query'
import { LoadFailed } from '../load-failed'
import { PageSkeleton } from '../page-skeleton'
import { PageHeader } from '../page-header'
import { Tabs } from '../tabs'
import { useAddressTab } from '../use-address-tab'
import { History } from './history'
import { useRecordTabs } from './record-tabs'
import { RecordSummary, type SummaryFact } from './record-summary'
import { WithSidePanel } from './side-panel'
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
  /** Photo or logo beside the title. */
  picture?: (record: T) => ReactNode
  tags?: (record: T) => ReactNode
  subtitle?: (record: T) => ReactNode
  /** Buttons for what the server allows on this record. */
  actions?: (record: T) => ReactNode
  /** About five facts that matter, large at the head of the page. */
  summary?: (record: T) => SummaryFact[]
  /** How far the record has come, in the summary. */
  progress?: (record: T) => { label: string; percent: number } | undefined
  /** What happens next and who has to act, below the summary. */
  next?: (record: T) => ReactNode
  tabs: (record: T) => ShowTab[]
  /** Related records and approval, beside the tabs (`SideCard` makes one card of it). */
  aside?: (record: T) => ReactNode
  notFound?: string
  /** False where the server keeps no history that this page may show. */
  history?: boolean
  /** False for a kind that the search of the portal does not know, and so remembers no opening of. */
  remembered?: boolean
}

type Loaded<T> = ResourceShowProps<T> & { record: T }

/** The page's own tabs, those of others, and the history. */
function useTabs<T extends { id: number; version: number }>(props: Loaded<T>): ShowTab[] {
  const { resource, record, tabs, history } = props
  const { t } = useTranslation()
  const tabsOfOthers = useRecordTabs(resource)
  const historyTab = {
    key: 'history',
    label: t('kit.history.title'),
    children: <History resource={resource} id={record.id} version={record.version} />,
  }
  return [...tabs(record), ...tabsOfOthers(record), ...(history === false ? [] : [historyTab])]
}

/** Page of one record: number and state, allowed actions, summary, tabs kept in the address. */
export function ResourceShow<T extends { id: number; version: number }>(
  props: ResourceShowProps<T>
) {
  const { resource, query, notFound, remembered = true } = props
  useRememberOpened(resource, remembered ? query.data?.id : undefined)
  if (query.data !== undefined) return <LoadedRecord {...props} record={query.data} />
  if (!query.isError) return <PageSkeleton rows={10} />
  return (
    <LoadFailed page error={query.error} onRetry={() => void query.refetch()} notFound={notFound} />
  )
}

function LoadedRecord<T extends { id: number; version: number }>(props: Loaded<T>) {
  const { resource, back, record } = props
  const tabs = useTabs(props)
  const [active, open] = useAddressTab(tabs.map(({ key }) => key))
  return (
    <>
      <PageHeader
        title={props.titleOf(record)}
        back={back}
        picture={props.picture?.(record)}
        tags={props.tags?.(record)}
        subtitle={props.subtitle?.(record)}
        actions={props.actions?.(record)}
      />
      {props.summary ? (
        <RecordSummary
          resource={resource}
          facts={props.summary(record)}
          progress={props.progress?.(record)}
          next={props.next?.(record)}
        />
      ) : null}
      <WithSidePanel aside={props.aside?.(record)}>
        <Tabs activeKey={active} onChange={open} items={tabs} destroyOnHidden />
      </WithSidePanel>
    </>
  )
}
