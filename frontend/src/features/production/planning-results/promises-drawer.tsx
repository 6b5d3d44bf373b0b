import { useState } from 'react'
import { Drawer, Flex, Skeleton, type TableColumnsType } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { http } from '../../../api/http'
import { DateText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { LoadFailed } from '../../../kit/load-failed'
import { Pages } from '../../../kit/pages'
import { ExportButton } from '../../../kit/table/export-button'
import { RecordTable } from '../../../kit/table/record-table'
import { Outcome, Promised } from '../weekly-plans/promise-table'
import type { WeeklyPromise } from '../weekly-plans/weekly-plan'
import { RESULTS, type Opened } from './results'

const PAGE_SIZE = 25
const EXPORTED = [
  'weekOn',
  'projectCode',
  'taskCode',
  'taskName',
  'percent',
  'quantity',
  'unit',
  'promisedBy',
  'outcome',
  'reason',
  'comment',
]

interface PromisesDrawerProps {
  opened: Opened | null
  onClose: () => void
}

/** The promises that a figure counts, which can be exported as they are listed. */
export function PromisesDrawer({ opened, onClose }: PromisesDrawerProps) {
  return (
    <Drawer
      open={opened !== null}
      onClose={onClose}
      width="min(100vw, 960px)"
      destroyOnHidden
      title={opened?.title}
    >
      {opened ? <Promises filters={opened.filters} /> : null}
    </Drawer>
  )
}

function Promises({ filters }: Pick<Opened, 'filters'>) {
  const [page, setPage] = useState(1)
  const list = new URLSearchParams(filters).toString()
  const columns = useColumns()
  const path = `/api/weekly-promises?${list}&_start=${(page - 1) * PAGE_SIZE}&_end=${page * PAGE_SIZE}`
  const query = useQuery({
    queryKey: [path, 'page'],
    queryFn: async ({ signal }) => {
      const { data, headers } = await http.get<WeeklyPromise[]>(path, { signal })
      return { rows: data, total: Number(headers['x-total-count']) }
    },
    staleTime: 0,
  })
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <Skeleton active title={false} paragraph={{ rows: 6 }} />
  const { rows, total } = query.data
  return (
    <Flex vertical gap="small">
      <div>
        <ExportButton endpoint="weekly-promises" query={list} columns={EXPORTED} total={total} />
      </div>
      <RecordTable<WeeklyPromise>
        size="small"
        rowKey="id"
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={rows}
        columns={columns}
      />
      <Pages
        current={page}
        pageSize={PAGE_SIZE}
        total={total}
        hideOnSinglePage
        showSizeChanger={false}
        onChange={setPage}
      />
    </Flex>
  )
}

function useColumns(): TableColumnsType<WeeklyPromise> {
  const { t } = useTranslation()
  const title = (key: string) => t(`${RESULTS}.fields.${key}`)
  return [
    {
      title: title('taskName'),
      render: (_, row) => <LocalName name={row.taskName} nameAr={row.taskNameAr} />,
    },
    { title: title('weekOn'), render: (_, { weekOn }) => <DateText value={weekOn} /> },
    { title: title('projectCode'), render: (_, { projectCode }) => projectCode },
    { title: title('amount'), render: (_, row) => <Promised promise={row} /> },
    { title: title('people'), render: (_, { promisedByName }) => <bdi>{promisedByName}</bdi> },
    { title: title('outcome'), render: (_, row) => <Outcome promise={row} /> },
  ]
}
