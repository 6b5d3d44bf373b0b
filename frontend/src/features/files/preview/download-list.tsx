import { List, Skeleton, Tag } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ItemMeta } from '../../../kit/display/item-meta'
import { InstantText } from '../../../kit/display/date-text'
import { Empty } from '../../../kit/empty'
import { LoadFailed } from '../../../kit/load-failed'
import { page } from '../files/api'
import type { StoredFile } from '../files/types'

interface Download {
  id: number
  versionNo: number
  way: 'download' | 'preview' | 'zip'
  userName: string | null
  createdAt: string
}

/** Who has looked at a file or taken it along, and when. */
export function DownloadList({ file }: { file: StoredFile }) {
  const { t } = useTranslation()
  const query = useQuery({
    queryKey: ['file-manager', 'downloads', file.id],
    queryFn: ({ signal }) =>
      page<Download>(`files/${file.id}/downloads`, { _start: 0, _end: 200 }, signal),
    staleTime: 0,
  })
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <Skeleton active title={false} />
  return (
    <List
      dataSource={query.data.rows}
      rowKey="id"
      locale={{ emptyText: <Empty title={t('files.preview.no_downloads')} /> }}
      renderItem={(download) => (
        <List.Item>
          <ItemMeta
            title={<bdi>{download.userName}</bdi>}
            description={<InstantText value={download.createdAt} />}
          />
          <Tag>{t(`files.preview.ways.${download.way}`)}</Tag>
          <Tag>{t('files.files.version', { number: download.versionNo })}</Tag>
        </List.Item>
      )}
    />
  )
}
