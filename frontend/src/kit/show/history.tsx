import { Button, Skeleton, Timeline, Typography } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../api/types'
import { http } from '../../api/http'
import { resourceOf } from '../define-resource'
import { InstantText } from '../display/date-text'
import { Empty } from '../empty'
import { useValueText } from './use-value-text'

type HistoryEntry = Schema<'HistoryEntry'>

interface HistoryProps {
  resource: string
  id: number
  /** Rises when the record changed, so that the history follows. */
  version: number
}

/** Who changed what and when, newest first. */
export function History({ resource, id, version }: HistoryProps) {
  const { t } = useTranslation()
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['record', resource, id, 'history', version],
    queryFn: async () => {
      const { endpoint } = resourceOf(resource)
      const { data: entries } = await http.get<HistoryEntry[]>(`/api/${endpoint}/${id}/history`)
      return entries
    },
  })
  if (isPending) return <Skeleton active title={false} />
  if (error) {
    return (
      <Empty
        title={t('kit.load_failed')}
        action={<Button onClick={() => void refetch()}>{t('kit.retry')}</Button>}
      />
    )
  }
  if (data.length === 0) return <Empty title={t('kit.history.none')} />
  return (
    <Timeline
      items={data.map((entry) => ({
        key: entry.id,
        children: <Entry resource={resource} entry={entry} />,
      }))}
    />
  )
}

function Entry({ resource, entry }: { resource: string; entry: HistoryEntry }) {
  const { t } = useTranslation()
  const { changes, action } = entry
  const made =
    action.startsWith('create') &&
    changes.every(({ before }) => before === null || before === undefined)
  const list = <Changes resource={resource} entry={entry} onlyAfter={made} />
  return (
    <>
      <Typography.Text strong>
        {t(`kit.history.action.${action}`, { defaultValue: action })}
      </Typography.Text>{' '}
      <Typography.Text type="secondary">
        <bdi>{entry.actor?.id ? entry.actor.name : t('kit.history.system')}</bdi> ·{' '}
        <InstantText value={entry.at} />
      </Typography.Text>
      {changes.length > 0 && made ? (
        <details>
          <summary>{t('kit.history.values', { count: changes.length })}</summary>
          {list}
        </details>
      ) : (
        list
      )}
    </>
  )
}

interface ChangesProps {
  resource: string
  entry: HistoryEntry
  /** A record just made has no values before. */
  onlyAfter: boolean
}

function Changes({ resource, entry, onlyAfter }: ChangesProps) {
  const { fieldOf, textOf } = useValueText(resource)
  const { changes } = entry
  if (changes.length === 0) return null
  return (
    <ul style={{ margin: 0, paddingInlineStart: 18 }}>
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          {fieldOf(field)}:{' '}
          {onlyAfter ? null : (
            <Typography.Text delete type="secondary">
              <bdi>{textOf(field, before, entry)}</bdi>
            </Typography.Text>
          )}{' '}
          <bdi>{textOf(field, after, entry)}</bdi>
        </li>
      ))}
    </ul>
  )
}
