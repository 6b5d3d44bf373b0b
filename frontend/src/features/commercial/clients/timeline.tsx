import { useState } from 'react'
import { Button, Flex, Skeleton, Timeline } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { http } from '../../../api/http'
import { Empty } from '../../../kit/empty'
import { FileDrop } from '../../../kit/files/file-drop'
import { LoadFailed } from '../../../kit/load-failed'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { CLIENTS, type Client } from './client'
import { LogActivity } from './log-activity'
import { TimelineEntry } from './timeline-entry'
import type { TimelineItem } from './timeline-item'

const PAGE = 50

/** What happened with a client, newest first, with ways to add to it. */
export function ClientTimeline({ client }: { client: Client }) {
  const { t } = useTranslation()
  const action = useRecordAction(CLIENTS)
  const [shown, setShown] = useState(PAGE)
  const query = useQuery({
    queryKey: ['record', CLIENTS, client.id, 'timeline', shown],
    queryFn: async () => {
      const { data, headers } = await http.get<TimelineItem[]>(
        `/api/clients/${client.id}/timeline?_start=0&_end=${shown}`
      )
      return { items: data, total: Number(headers['x-total-count'] ?? data.length) }
    },
  })
  const remove = (item: TimelineItem) =>
    action.run(client, {
      path: `${item.kind === 'file' ? 'documents' : 'activities'}/${item.id}`,
      method: 'delete',
      done: t('commercial.clients.timeline.removed'),
    })
  return (
    <Flex vertical gap="middle">
      {client.can.update ? (
        <Flex vertical gap="small">
          <LogActivity client={client} action={action} />
          <FileDrop
            url={`/api/clients/${client.id}/documents`}
            onUploaded={() => void action.refresh()}
          />
        </Flex>
      ) : null}
      <Entries
        query={query}
        onMore={() => setShown(shown + PAGE)}
        onRemove={client.can.update ? remove : undefined}
      />
      <ActionConflict action={action} />
    </Flex>
  )
}

interface EntriesProps {
  query: {
    data?: { items: TimelineItem[]; total: number }
    isPending: boolean
    error: unknown
    refetch: () => unknown
  }
  onMore: () => void
  onRemove?: (item: TimelineItem) => Promise<unknown>
}

function Entries({ query, onMore, onRemove }: EntriesProps) {
  const { t } = useTranslation()
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  if (query.isPending || !query.data) return <Skeleton active title={false} />
  const { items, total } = query.data
  if (items.length === 0) {
    return (
      <Empty
        title={t('commercial.clients.timeline.empty')}
        hint={t('commercial.clients.timeline.empty_hint')}
      />
    )
  }
  return (
    <>
      <Timeline
        items={items.map((item) => ({
          key: `${item.kind}-${item.id}`,
          children: <TimelineEntry item={item} onRemove={onRemove} />,
        }))}
      />
      {total > items.length ? (
        <Button onClick={onMore}>{t('commercial.clients.timeline.more')}</Button>
      ) : null}
    </>
  )
}
