import { Table, type TableColumnsType } from 'antd'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../kit/display/use-formats'
import { BaseMoney } from '../ledger/base-money'
import { Figure } from '../ledger/figure'
import { CASH_FORECAST, type CashForecast, type CashLine, type OnOpen } from './cash-forecast'

export interface ForecastProps {
  forecast: CashForecast
  onOpen: OnOpen
  titleOf: (week: number) => string
}

/** Sources by weeks; a figure opens its documents. */
export function ForecastTable(props: ForecastProps) {
  const columns = useColumns(props)
  return (
    <Table<CashLine>
      size="small"
      pagination={false}
      scroll={{ x: 'max-content' }}
      rowKey="line"
      dataSource={props.forecast.lines}
      columns={columns}
      summary={() => <Closing forecast={props.forecast} />}
    />
  )
}

function useColumns({ forecast, onOpen, titleOf }: ForecastProps): TableColumnsType<CashLine> {
  const { t } = useTranslation()
  const formats = useFormats()
  const name = (line: string) => t(`${CASH_FORECAST}.lines.${line}`)
  const figures = (column: string, title: string, of: (row: CashLine) => string) => ({
    align: 'end' as const,
    render: (_: unknown, row: CashLine) => {
      const label = `${name(row.line)}, ${title}`
      const open = () => onOpen({ line: row.line, column, title: label })
      return <Figure value={of(row)} label={label} onOpen={open} />
    },
  })
  return [
    { title: t(`${CASH_FORECAST}.line`), fixed: 'left', render: (_, row) => name(row.line) },
    ...forecast.weeks.map(({ from }, week) => ({
      title: formats.dayOfYear(from),
      ...figures(String(week), titleOf(week), ({ weeks }) => weeks[week]!),
    })),
    ...(['later', 'undated'] as const).map((column) => {
      const title = t(`${CASH_FORECAST}.${column}`)
      return { title, ...figures(column, title, (row) => row[column]) }
    }),
  ]
}

/** What there is at the end of each week. */
function Closing({ forecast }: Pick<ForecastProps, 'forecast'>) {
  const { t } = useTranslation()
  const cells = forecast.weeks.map(({ from, closing }) => (
    <strong key={from}>
      <BaseMoney value={closing} />
    </strong>
  ))
  return (
    <Table.Summary.Row>
      <Table.Summary.Cell index={0}>
        <strong>{t(`${CASH_FORECAST}.closing`)}</strong>
      </Table.Summary.Cell>
      {[...cells, null, null].map((cell, i) => (
        <Table.Summary.Cell key={i} index={i + 1} align="right">
          {cell}
        </Table.Summary.Cell>
      ))}
    </Table.Summary.Row>
  )
}
