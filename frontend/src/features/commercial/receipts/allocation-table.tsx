import type { TFunction } from 'i18next'
import { Button, Flex, Table, Typography, type TableColumnsType } from 'antd'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { compare } from '@binaa/backend/decimal'
import { DateText } from '../../../kit/display/date-text'
import { Money } from '../../../kit/display/numbers'
import { Empty } from '../../../kit/empty'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { invoicePath, type Invoice } from '../invoices/invoice'
import { InvoiceNumber } from '../invoices/invoice-texts'
import { RECEIPTS } from './receipt'
import { restOf, spreadOldestFirst } from './spread'

interface AllocationTableProps {
  /** What there is to be spread. */
  amount: string
  currency: string
  /** Text before what no invoice takes. */
  stays?: 'stays' | 'stays_credit'
  invoices: Invoice[]
  loading: boolean
  value?: Record<string, string>
  onChange?: (value: Record<string, string>) => void
}

/** Spreads an amount over open invoices by hand, or over the oldest first at one press. */
export function AllocationTable(props: AllocationTableProps) {
  const { amount, currency, invoices, loading, value = {} } = props
  const { t } = useTranslation()
  const rest = restOf(amount, value, currency)
  if (!loading && invoices.length === 0) return <Empty title={t(`${RECEIPTS}.nothing_open`)} />
  return (
    <>
      <Remainder {...props} rest={rest} />
      <Table<Invoice>
        size="small"
        rowKey="id"
        loading={loading}
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={invoices}
        columns={allocationColumns(props, t)}
      />
    </>
  )
}

/** What no invoice has taken yet, and the quick way to spread it. */
function Remainder(props: AllocationTableProps & { rest: string }) {
  const { amount, currency, stays = 'stays', invoices, onChange, rest } = props
  const { t } = useTranslation()
  return (
    <Flex wrap gap="small" align="center" style={{ marginBlockEnd: 8 }}>
      <Button onClick={() => onChange?.(spreadOldestFirst(amount, invoices, currency))}>
        {t(`${RECEIPTS}.oldest_first`)}
      </Button>
      <Typography.Text type={compare(rest, '0') < 0 ? 'danger' : 'secondary'} aria-live="polite">
        {t(compare(rest, '0') < 0 ? `${RECEIPTS}.too_much` : `${RECEIPTS}.${stays}`)}{' '}
        <Money value={rest} currency={currency} />
      </Typography.Text>
    </Flex>
  )
}

function allocationColumns(props: AllocationTableProps, t: TFunction): TableColumnsType<Invoice> {
  const { currency, value = {}, onChange } = props
  const field = (name: string) => t(`commercial.invoices.fields.${name}`)
  return [
    {
      title: field('number'),
      render: (_, row) => (
        <Link to={invoicePath(row)} target="_blank">
          <InvoiceNumber invoice={row} />
        </Link>
      ),
    },
    { title: field('dueOn'), render: (_, row) => <DateText value={row.dueOn} /> },
    {
      title: field('balance'),
      align: 'end',
      render: (_, row) => <Money bare value={row.balance} currency={currency} />,
    },
    {
      title: t(`${RECEIPTS}.allocate`),
      width: 180,
      render: (_, row) => (
        <DecimalInput
          aria-label={`${t(`${RECEIPTS}.allocate`)} ${row.number}`}
          status={compare(value[row.id] ?? '0', row.balance) > 0 ? 'error' : undefined}
          value={value[row.id] ?? ''}
          onChange={(next) => onChange?.({ ...value, [row.id]: next })}
        />
      ),
    },
  ]
}
