import { Alert, Table } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Line, LineColumn } from '../../../../kit/lines/types'
import { QUOTATIONS } from '../quotation'
import type { BillRows } from './bill-rows'

const TEXTS = `${QUOTATIONS}.import`
const SHOWN_ROWS = 8
const SHOWN_PROBLEMS = 50
const PREVIEWED = ['section', 'description', 'unit', 'quantity', 'unitRate']

/** What would be taken, and every row that would not. */
export function ImportPreview({ bill, columns }: { bill: BillRows; columns: LineColumn[] }) {
  const { t } = useTranslation()
  const titleOf = (key: string) => columns.find((column) => column.key === key)?.title ?? key
  const { lines, sections, problems } = bill
  return (
    <>
      <div role="status">
        {t(`${TEXTS}.found`, { count: lines.length })}
        {sections.length ? ` · ${t(`${TEXTS}.sections`, { count: sections.length })}` : ''}
      </div>
      {problems.length > 0 ? (
        <Alert
          type="warning"
          showIcon
          message={t(`${TEXTS}.problems`, { count: problems.length })}
          description={
            <ul style={{ margin: 0, maxBlockSize: 160, overflowY: 'auto' }}>
              {problems.slice(0, SHOWN_PROBLEMS).map(({ row, field, problem, text }) => (
                <li key={`${row}-${field}`}>
                  {t(`${TEXTS}.${problem}`, { row, column: titleOf(field), text })}
                </li>
              ))}
            </ul>
          }
        />
      ) : null}
      <Table<Line>
        size="small"
        rowKey="key"
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={lines.slice(0, SHOWN_ROWS)}
        columns={PREVIEWED.map((key) => ({
          title: titleOf(key),
          render: (_: unknown, line: Line) => <bdi>{line[key]}</bdi>,
        }))}
      />
    </>
  )
}
