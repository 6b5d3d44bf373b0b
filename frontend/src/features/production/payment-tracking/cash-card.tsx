import { Button, Card, Flex, Table, Tag, Typography, type TableColumnsType } from 'antd'
import { useTranslation } from 'react-i18next'
import { ChartCard } from '../../../kit/charts/chart-card'
import type { ChartSeries } from '../../../kit/charts/chart-types'
import { NONE } from '../../../kit/display/none'
import { Money } from '../../../kit/display/numbers'
import { useFormats } from '../../../kit/display/use-formats'
import { Empty } from '../../../kit/empty'
import { usePageNumbers } from '../../../kit/pages'
import { cashColumns, cashRows, type CashRow } from './cash-rows'
import { PAYMENT_TRACKING, type CurrencyPayments, type OpenedFigure } from './payment-tracking'
import { usePlaceName } from './use-place-name'
import styles from './payment-tracking.module.css'

interface CashCardProps {
  payments: CurrencyPayments
  onOpen: (figure: OpenedFigure, month: string) => void
}

/** Cash by month with the months ahead as columns, lines and figures; a figure opens its documents. */
export function CashCard({ payments, onOpen }: CashCardProps) {
  const { t } = useTranslation()
  const formats = useFormats()
  const pages = usePageNumbers()
  const series = useSeries()
  const { currency } = payments
  const rows = cashRows(payments)
  const columns = useColumns(currency, onOpen)
  const title = t(`${PAYMENT_TRACKING}.cash_by_month`)
  if (!rows.length)
    return (
      <Card size="small" title={title}>
        <Empty title={t(`${PAYMENT_TRACKING}.no_cash`)} />
      </Card>
    )
  return (
    <ChartCard
      title={title}
      unit={currency}
      shape="mixed"
      series={series}
      columns={cashColumns(payments, (month) => formats.month(month))}
    >
      <Table<CashRow>
        size="small"
        rowKey={({ place, expected }) => `${place} ${expected}`}
        pagination={{ ...pages, pageSize: 12, hideOnSinglePage: true, size: 'small' }}
        scroll={{ x: 'max-content' }}
        dataSource={rows}
        columns={columns}
      />
      <Typography.Text type="secondary" className={styles.hint}>
        {t(`${PAYMENT_TRACKING}.cash.basis_ahead`)}
      </Typography.Text>
    </ChartCard>
  )
}

/** In the order of the values of `cashColumns`. */
function useSeries(): ChartSeries[] {
  const { t } = useTranslation()
  const name = (key: string) => t(`${PAYMENT_TRACKING}.${key}`)
  return [
    { name: name('incoming'), color: 'var(--brand)', stack: 'in' },
    { name: name('outgoing'), color: 'var(--accent)', stack: 'out' },
    { name: name('cash.expected_in'), color: 'var(--brand)', stack: 'in', expected: true },
    { name: name('cash.expected_out'), color: 'var(--accent)', stack: 'out', expected: true },
    { name: name('cash.position'), color: 'var(--gray)', line: true },
    { name: name('cash.position_ahead'), color: 'var(--gray)', line: true, expected: true },
  ]
}

/** What each amount of a row opens: facts, or what is expected. */
const OPENS = {
  incoming: { fact: 'received', expected: 'expectedIn' },
  outgoing: { fact: 'paid', expected: 'expectedOut' },
} as const satisfies Record<string, Record<'fact' | 'expected', OpenedFigure>>

function useColumns(currency: string, onOpen: CashCardProps['onOpen']): TableColumnsType<CashRow> {
  const { t } = useTranslation()
  const nameOf = usePlaceName()
  const title = (key: string) => t(`${PAYMENT_TRACKING}.${key}`)
  const money = (value: string | null) =>
    value === null ? NONE : <Money bare value={value} currency={currency} />
  const opened = (key: 'incoming' | 'outgoing') => ({
    title: title(key),
    align: 'end' as const,
    render: (_: unknown, { place, expected, ...row }: CashRow) => {
      const figure = OPENS[key][expected ? 'expected' : 'fact']
      const name = expected ? title(`fields.${figure}`) : title(key)
      if (Number(row[key]) === 0) return money(row[key])
      return (
        <Button
          type="link"
          size="small"
          title={t(`${PAYMENT_TRACKING}.open_documents`, { figure: `${name} ${nameOf(place)}` })}
          onClick={() => onOpen(figure, place)}
        >
          {money(row[key])}
        </Button>
      )
    },
  })
  return [
    { title: title('month'), render: (_, row) => <PlaceName row={row} /> },
    opened('incoming'),
    opened('outgoing'),
    { title: title('net'), align: 'end', render: (_, row) => money(row.net) },
    { title: title('cumulative'), align: 'end', render: (_, row) => money(row.cumulative) },
  ]
}

/** What is not a fact says so. */
function PlaceName({ row: { place, expected } }: { row: CashRow }) {
  const { t } = useTranslation()
  const nameOf = usePlaceName()
  if (!expected) return nameOf(place)
  return (
    <Flex gap="small" align="center">
      <Typography.Text type="secondary">{nameOf(place)}</Typography.Text>
      <Tag>{t(`${PAYMENT_TRACKING}.cash.expected`)}</Tag>
    </Flex>
  )
}
