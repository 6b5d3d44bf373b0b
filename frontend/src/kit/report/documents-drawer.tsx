import { Drawer, Table, Typography, type TableColumnsType } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LoadFailed } from '../load-failed'

/** The largest rows behind a figure, and how many there are. */
interface Found {
  count: number
  rows: object[]
}

interface DocumentsDrawerProps<Answer extends Found> {
  title: string
  /** Path and question of the answer below `/api`. */
  resource: string
  columns: TableColumnsType<Answer['rows'][number]>
  onClose: () => void
}

/** The documents behind a figure of a report, the largest first. */
export function DocumentsDrawer<Answer extends Found>(props: DocumentsDrawerProps<Answer>) {
  const { title, resource, columns, onClose } = props
  const { t } = useTranslation()
  const query = useQuery<Answer>({ queryKey: [`/api/${resource}`], staleTime: 0 })
  const rows = query.data?.rows ?? []
  const count = query.data?.count ?? 0
  return (
    <Drawer open onClose={onClose} width="min(100vw, 860px)" title={<bdi>{title}</bdi>}>
      {query.error ? (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Table<Answer['rows'][number]>
          size="small"
          pagination={{ pageSize: 20, hideOnSinglePage: true, size: 'small' }}
          scroll={{ x: 'max-content' }}
          loading={query.isPending}
          // one document may stand there in several parts
          rowKey={(row) => rows.indexOf(row)}
          dataSource={rows}
          columns={columns}
        />
      )}
      {count > rows.length ? (
        <Typography.Text type="secondary">
          {t('kit.report.more', { shown: rows.length, count })}
        </Typography.Text>
      ) : null}
    </Drawer>
  )
}
