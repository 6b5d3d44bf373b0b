import { List } from 'antd'
import { FolderOutlined } from '@ant-design/icons'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { Empty } from '../../../kit/empty'
import { LoadFailed } from '../../../kit/load-failed'
import { SearchBox } from '../../../kit/table/search-box'
import { PAGE_SIZE, useRecords } from './api'
import { titleIn } from './types'
import { usePlace } from './use-place'

/** The records of one kind as folders, the latest first; they follow the records by themselves. */
export function RecordList({ root }: { root: string }) {
  const { t, i18n } = useTranslation()
  const { place, change, addressOf } = usePlace()
  const query = useRecords(root, place)
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  return (
    <>
      <SearchBox value={place.q} onChange={(q) => change({ q, page: 1 }, { replace: true })} />
      <List
        loading={query.isPending}
        dataSource={query.data?.rows ?? []}
        rowKey="id"
        locale={{
          emptyText: <Empty title={t(place.q ? 'files.files.no_match' : 'files.files.empty')} />,
        }}
        pagination={{
          current: place.page,
          pageSize: PAGE_SIZE,
          total: query.data?.total ?? 0,
          onChange: (number) => change({ page: number }),
          showSizeChanger: false,
          hideOnSinglePage: true,
        }}
        renderItem={(record) => (
          <List.Item>
            <Link to={addressOf({ root, record: record.id })}>
              <FolderOutlined aria-hidden /> <bdi>{titleIn(i18n.language, record)}</bdi>
            </Link>
          </List.Item>
        )}
      />
    </>
  )
}
