import { Button, Card, Table, type TableColumnsType } from 'antd'
import { useTranslation } from 'react-i18next'
import { ChartCard } from '../../../kit/charts/chart-card'
import { Money } from '../../../kit/display/numbers'
import { useFormats } from '../../../kit/display/use-formats'
import { Empty } from '../../../kit/empty'
import { usePageNumbers } from '../../../kit/pages'
import { PAYMENT_TRACKING, type Amount, type CurrencyPayments } from './payment-tracking'

type Month = CurrencyPayments['months'][number]

interface CashCardProps {
  payments: CurrencyPayments
  onOpen: (figure: Amount, month: string) => void
}

/** Cash by month as columns and as figures; a figure opens what was received or paid then. */
export function CashCard({ payments, onOpen }: CashCardProps) {
  const { t } = useTranslation()
  const formats = useFormats()
  const pages = usePageNumbers()
  const { months, currency } = payments
  const columns = useColumns(currency, onOpen)
  const title = t(`${PAYMENT_TRACKING}.cash_by_month`)
  if (!months.length)
    return (
      <Card size="small" title={title}>
        <Empty title={t(`${PAYMENT_TRACKING}.no_cash`)} />
      </Card>
    )
  return (
    <ChartCard
      title={title}
      unit={currency}
      series={[
        { name: t(`${PAYMENT_TRACKING}.incoming`), color: 'var(--brand)' },
        { name: t(`${PAYMENT_TRACKING}.outgoing`), color: 'var(--accent)' },
      ]}
      columns={months.map(({ month, incoming, outgoing }) => ({
        key: month,
        label: formats.month(month),
        values: [Number(incoming), Number(outgoing)],
      }))}
    >
      <Table<Month>
        size="small"
        rowKey="month"
        pagination={{ ...pages, pageSize: 12, hideOnSinglePage: true, size: 'small' }}
        scroll={{ x: 'max-content' }}
        dataSource={months}
        columns={columns}
      />
    </ChartCard>
  )
}

function useColumns(currency: string, onOpen: CashCardProps['onOpen']): TableColumnsType<Month> {
  const { t } = useTranslation()
  const formats = useFormats()
  const title = (key: string) => t(`${PAYMENT_TRACKING}.${key}`)
  const money = (value: string) => <Money bare value={value} currency={currency} />
  const opened = (key: 'incoming' | 'outgoing', figure: Amount) => ({
    title: title(key),
    align: 'end' as const,
    render: (_: unknown, row: Month) =>
      Number(row[key]) === 0 ? (
        money(row[key])
      ) : (
        <Button
          type="link"
          size="small"
          title={t(`${PAYMENT_TRACKING}.open_documents`, {
            figure: `${title(key)} ${formats.month(row.month)}`,
          })}
          onClick={() => onOpen(figure, row.month)}
        >
          {money(row[key])}
        </Button>
      ),
  })
  return [
    { title: title('month'), render: (_, { month }) => formats.month(month) },
    opened('incoming', 'received'),
    opened('outgoing', 'paid'),
    { title: title('net'), align: 'end', render: (_, row) => money(row.net) },
    { title: title('cumulative'), align: 'end', render: (_, row) => money(row.cumulative) },
  ]
}
