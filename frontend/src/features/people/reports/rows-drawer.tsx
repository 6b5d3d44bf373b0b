import { useState } from 'react'
import { Drawer, Skeleton, Typography } from 'antd'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { http } from '../../../api/http'
import { nameIn } from '../../../kit/display/name-in'
import { useFormats } from '../../../kit/display/use-formats'
import { FileOrderButton } from '../../../kit/jobs/file-order-button'
import { LoadFailed } from '../../../kit/load-failed'
import { Pages } from '../../../kit/pages'
import { RecordTable } from '../../../kit/table/record-table'
import { useRowName } from './figures-card'
import { REPORTS, type OpenFigure, type Report, type ReportFigures, type ReportRow } from './report'
import { useRowColumns } from './use-row-columns'
import { askedOf, type Question } from './use-question'

const PAGE = 25

interface RowsDrawerProps {
  report: Report
  question: Question
  /** The question as the query of a call. */
  search: string
  figures: ReportFigures
  onClose: () => void
}

/** The rows behind the figure that the address names. */
export function RowsDrawer({ report, question, search, figures, onClose }: RowsDrawerProps) {
  const { t, i18n } = useTranslation()
  const nameOf = useRowName()
  const { figure } = question
  const column = figures.columns.find(({ key, opens }) => opens && key === figure?.column)
  const row = [...figures.rows, figures.total].find(({ key }) => key === figure?.row)
  if (!figure || !column || !row) return null
  return (
    <Drawer
      open
      onClose={onClose}
      width="min(100vw, 980px)"
      title={`${nameIn(i18n.language, column.label, column.labelAr)} · ${nameOf(row)}`}
      extra={
        <FileOrderButton
          url={`/api/hr-reports/${report.name}/exports`}
          formats={['pdf', 'xlsx', 'csv']}
          bodyOf={(format) => ({ ...askedOf(report, question), ...figure, format })}
          label={t('kit.export')}
          title={t('kit.export')}
        />
      }
    >
      <Rows key={`${figure.row} ${figure.column}`} {...{ report, search, figure, column }} />
    </Drawer>
  )
}

interface RowsProps {
  report: Report
  search: string
  figure: OpenFigure
  column: ReportFigures['columns'][number]
}

function Rows({ report, search, figure, column }: RowsProps) {
  const { t } = useTranslation()
  const formats = useFormats()
  const [page, setPage] = useState(1)
  const columns = useRowColumns(report, column)
  const query = useRows(`/api/hr-reports/${report.name}/rows?${search}`, figure, page)
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <Skeleton active title={false} paragraph={{ rows: 8 }} />
  const { rows, total } = query.data
  return (
    <>
      <Typography.Paragraph type="secondary">
        {t(`${REPORTS}.rows`, { count: total, number: formats.number(total) })}
      </Typography.Paragraph>
      <RecordTable<ReportRow>
        size="small"
        rowKey={(row) => `${row.employeeId} ${row.on} ${row.what} ${rows.indexOf(row)}`}
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={rows}
        columns={columns}
      />
      {total > PAGE ? (
        <Pages
          align="end"
          style={{ marginBlock: 16 }}
          current={page}
          pageSize={PAGE}
          total={total}
          showSizeChanger={false}
          onChange={setPage}
        />
      ) : null}
    </>
  )
}

function useRows(path: string, { row, column }: OpenFigure, page: number) {
  const range = { _start: String((page - 1) * PAGE), _end: String(page * PAGE) }
  const address = `${path}&${new URLSearchParams({ row, column, ...range }).toString()}`
  return useQuery({
    queryKey: [address],
    queryFn: async ({ signal }) => {
      const { data, headers } = await http.get<ReportRow[]>(address, { signal })
      return { rows: data, total: Number(headers['x-total-count'] ?? data.length) }
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}
