import { useTranslation } from 'react-i18next'
import type { TableColumnsType } from 'antd'
import { ChartCard } from '../../../kit/charts/chart-card'
import type { ChartSeries } from '../../../kit/charts/chart-types'
import { LocalName } from '../../../kit/display/local-name'
import { nameIn } from '../../../kit/display/name-in'
import { useFormats } from '../../../kit/display/use-formats'
import { RecordTable } from '../../../kit/table/record-table'
import { FigureLink } from './figure-link'
import { REPORTS, type FigureRow, type OpenFigure, type Report, type ReportFigures } from './report'

const COLORS: ChartSeries['color'][] = ['var(--brand)', 'var(--accent)', 'var(--gray)']

interface FiguresCardProps {
  report: Report
  figures: ReportFigures
  onOpen: (figure: OpenFigure) => void
}

/** The figures as a chart and as a table; both open the rows behind them. */
export function FiguresCard({ report, figures, onOpen }: FiguresCardProps) {
  const { t, i18n } = useTranslation()
  const nameOf = useRowName()
  const charted = report.charted.flatMap(
    (key) => figures.columns.find((one) => one.key === key) ?? []
  )
  const [first] = charted
  const opened = first?.opens ? first.key : undefined
  return (
    <ChartCard
      title={nameIn(i18n.language, report.title, report.titleAr) ?? ''}
      unit={t(`${REPORTS}.units.${first?.kind ?? 'count'}`)}
      series={charted.map(({ label, labelAr }, at) => ({
        name: nameIn(i18n.language, label, labelAr) ?? '',
        color: COLORS[at]!,
      }))}
      columns={figures.rows.map((row) => ({
        ...{ key: row.key, label: nameOf(row) },
        values: charted.map(({ key }) => row.values[key] ?? null),
      }))}
      onOpen={opened ? (row) => onOpen({ row, column: opened }) : undefined}
    >
      <FiguresTable {...{ report, figures, onOpen }} />
    </ChartCard>
  )
}

/** What a row is called: months in the manner of the language. */
export function useRowName() {
  const { language } = useTranslation().i18n
  const formats = useFormats()
  return ({ label, labelAr, month }: FigureRow) =>
    month ? formats.month(month) : (nameIn(language, label, labelAr) ?? '')
}

function FiguresTable({ report, figures, onOpen }: FiguresCardProps) {
  const nameOf = useRowName()
  const { rows, total, columns } = figures
  const shown: TableColumnsType<FigureRow> = [
    {
      title: <LocalName name={report.by} nameAr={report.byAr} />,
      fixed: 'left',
      render: (_, row) => (row === total ? <strong>{nameOf(row)}</strong> : nameOf(row)),
    },
    ...columns.map((column): NonNullable<TableColumnsType<FigureRow>>[number] => ({
      title: <LocalName name={column.label} nameAr={column.labelAr} />,
      align: 'end',
      render: (_, row) => (
        <FigureLink
          {...{ row, column, onOpen }}
          value={row.values[column.key] || null}
          rowName={nameOf(row)}
          isStrong={row === total}
        />
      ),
    })),
  ]
  return (
    <RecordTable<FigureRow>
      size="small"
      rowKey="key"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={[...rows, total]}
      columns={shown}
    />
  )
}
