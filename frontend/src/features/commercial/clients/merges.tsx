import { Alert, Button, List, Skeleton, Tag, Typography } from 'antd'
import { UndoOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { ItemMeta } from '../../../kit/display/item-meta'
import { http } from '../../../api/http'
import { InstantText } from '../../../kit/display/date-text'
import { Empty } from '../../../kit/empty'
import { LoadFailed } from '../../../kit/load-failed'
import { PageHeader } from '../../../kit/page-header'
import { clientPath } from './client'
import type { ClientMerge } from './client-merge'
import { useUndoMerge } from './use-undo-merge'

/** The last merges, with undo for thirty days. */
export default function ClientMerges() {
  const { t } = useTranslation()
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['client-merges', 'all'],
    queryFn: async () =>
      (await http.get<ClientMerge[]>('/api/client-merges?_start=0&_end=100')).data,
  })
  return (
    <>
      <PageHeader
        title={t('commercial.clients.merge.list')}
        back={{ to: '/commercial/clients', label: t('commercial.clients.title') }}
      />
      <Alert
        type="info"
        showIcon
        message={t('commercial.clients.merge.list_hint')}
        style={{ marginBlockEnd: 12 }}
      />
      {error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : null}
      {isPending && !error ? <Skeleton active title={false} /> : null}
      {data?.length === 0 ? <Empty title={t('commercial.clients.merge.none')} /> : null}
      {data && data.length > 0 ? (
        <List dataSource={data} rowKey="id" renderItem={(merge) => <MergeRow merge={merge} />} />
      ) : null}
    </>
  )
}

function MergeRow({ merge }: { merge: ClientMerge }) {
  const { t } = useTranslation()
  const undo = useUndoMerge()
  return (
    <List.Item
      actions={
        merge.can.undo
          ? [
              <Button key="undo" icon={<UndoOutlined />} onClick={() => void undo(merge)}>
                {t('kit.undo')}
              </Button>,
            ]
          : []
      }
    >
      <ItemMeta
        title={
          <>
            <bdi>{merge.mergedLabel}</bdi> <span aria-hidden>⇢</span>{' '}
            <Link to={clientPath({ id: merge.keptId })}>
              <bdi>{merge.keptLabel}</bdi>
            </Link>{' '}
            {merge.status === 'undone' ? (
              <Tag>{t('commercial.clients.merge.was_undone')}</Tag>
            ) : null}
          </>
        }
        description={
          <Typography.Text type="secondary">
            <InstantText value={merge.createdAt} />
          </Typography.Text>
        }
      />
    </List.Item>
  )
}
