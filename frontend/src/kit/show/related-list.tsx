import { useState } from 'react'
import type { TableColumnType } from 'antd'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { http } from '../../api/http'
import { Empty } from '../empty'
import { LoadFailed } from '../load-failed'
import { Pages } from '../pages'
import { RecordTable } from '../table/record-table'

const SIZE = 25

interface RelatedListProps<Row> {
  /** Address of the list and what narrows it, for example `purchase-orders?projectId=4&_sort=number`. */
  path: string
  columns: TableColumnType<Row>[]
  /** What is said where there are none. */
  empty: string
  /** Heading of the table for those who can't see where it stands. */
  label: string
}

/** Records that belong to the record of the page, a page of them at a time. */
export function RelatedList<Row extends { id: number }>(props: RelatedListProps<Row>) {
  const { path, columns, empty, label } = props
  const [current, setCurrent] = useState(1)
  const query = useQuery({
    queryKey: ['related', path, current],
    queryFn: ({ signal }) => readPage<Row>(path, current, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  return (
    <section aria-label={label}>
      <RecordTable<Row>
        size="small"
        rowKey="id"
        loading={query.isPending}
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={query.data?.rows ?? []}
        locale={{ emptyText: query.isPending ? ' ' : <Empty title={empty} /> }}
        columns={columns}
      />
      <Pages
        align="end"
        style={{ marginBlockStart: 16 }}
        current={current}
        pageSize={SIZE}
        total={query.data?.total ?? 0}
        onChange={setCurrent}
        showSizeChanger={false}
        hideOnSinglePage
      />
    </section>
  )
}

async function readPage<Row>(path: string, page: number, signal: AbortSignal) {
  const range = `_start=${(page - 1) * SIZE}&_end=${page * SIZE}`
  const address = `/api/${path}${path.includes('?') ? '&' : '?'}${range}`
  const { data, headers } = await http.get<Row[]>(address, { signal })
  return { rows: data, total: Number(headers['x-total-count'] ?? data.length) }
}
