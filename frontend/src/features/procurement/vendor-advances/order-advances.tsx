import { Card, Flex, type TableColumnType } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { DateText } from '../../../kit/display/date-text'
import { Money } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { Empty } from '../../../kit/empty'
import { Totals } from '../../../kit/lines/totals'
import { LoadFailed } from '../../../kit/load-failed'
import { RecordTable } from '../../../kit/table/record-table'
import { RequestAdvance } from './request-advance'
import {
  advancePath,
  VENDOR_ADVANCES,
  type AdvancedOrder,
  type VendorAdvanceRow,
} from './vendor-advance'

interface OrderAdvancesProps {
  order: AdvancedOrder
  mayRequest: boolean
}

/** The advances on an order with what they come to: paid, recovered and left. */
export function OrderAdvances({ order, mayRequest }: OrderAdvancesProps) {
  const { t } = useTranslation()
  const query = useQuery<Schema<'OrderAdvances'>>({
    queryKey: [`/api/purchase-orders/${order.id}/advances`, order.version],
    staleTime: 0,
  })
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  const advances = query.data?.advances ?? []
  return (
    <Flex vertical gap="middle">
      {mayRequest && query.data ? (
        <RequestAdvance order={order} toRequest={query.data.toRequest} />
      ) : null}
      {advances.length || query.isLoading ? null : <Empty title={t(`${VENDOR_ADVANCES}.none`)} />}
      {query.data && advances.length ? (
        <Card size="small">
          <Advances advances={advances} />
          <Ledger ledger={query.data} currency={order.currency} />
        </Card>
      ) : null}
    </Flex>
  )
}

function Ledger({ ledger, currency }: { ledger: Schema<'OrderAdvances'>; currency: string }) {
  const { t } = useTranslation()
  return (
    <Totals
      rows={(['planned', 'paid', 'recovered', 'left', 'toRequest'] as const).flatMap((name) => {
        const amount = ledger[name]
        // where the plan agrees no advance
        if (amount === null) return []
        return {
          label: t(`${VENDOR_ADVANCES}.ledger.${name}`),
          value: <Money value={amount} currency={currency} />,
          strong: name === 'left',
        }
      })}
    />
  )
}

function Advances({ advances }: { advances: VendorAdvanceRow[] }) {
  return (
    <RecordTable<VendorAdvanceRow>
      size="small"
      rowKey="id"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={advances}
      columns={useColumns()}
    />
  )
}

function useColumns(): TableColumnType<VendorAdvanceRow>[] {
  const { t } = useTranslation()
  const text = (key: string) => t(`${VENDOR_ADVANCES}.fields.${key}`)
  const amount = (name: 'amount' | 'recovered' | 'left'): TableColumnType<VendorAdvanceRow> => ({
    title: text(name),
    align: 'end',
    render: (_, row) => <Money bare value={row[name]} currency={row.currency} />,
  })
  return [
    {
      title: text('number'),
      render: (_, row) => (
        <Link to={advancePath(row)}>
          <bdi dir="ltr">{row.number}</bdi>
        </Link>
      ),
    },
    { title: text('status'), render: (_, row) => <StatusTag status={row.status} /> },
    {
      title: text('guaranteeExpiresOn'),
      render: (_, row) => <DateText value={row.guaranteeExpiresOn} />,
    },
    amount('amount'),
    amount('recovered'),
    amount('left'),
  ]
}
