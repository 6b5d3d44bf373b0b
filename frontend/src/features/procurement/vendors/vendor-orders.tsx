import type { TableColumnType } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { DateText } from '../../../kit/display/date-text'
import { Money, Percent } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { Empty } from '../../../kit/empty'
import { LoadFailed } from '../../../kit/load-failed'
import { VENDORS, type Vendor } from './vendor'
import { MixedText } from '../../../kit/display/mixed-text'
import { RecordTable } from '../../../kit/table/record-table'

const SHOWN = 20

type VendorOrder = Schema<'PurchaseOrder'>

/** The newest orders of a vendor, and a link to all of them. */
export function VendorOrders({ vendor }: { vendor: Vendor }) {
  const { t } = useTranslation()
  const columns = useColumns()
  const query = useQuery<VendorOrder[]>({
    queryKey: [
      `/api/purchase-orders?vendorId=${vendor.id}&_sort=orderedOn&_order=desc&_start=0&_end=${SHOWN}`,
    ],
    staleTime: 0,
  })
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  return (
    <>
      <RecordTable<VendorOrder>
        size="small"
        rowKey="id"
        loading={query.isLoading}
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={query.data ?? []}
        locale={{ emptyText: <Empty title={t(`${VENDORS}.no_orders`)} /> }}
        columns={columns}
      />
      {query.data?.length === SHOWN ? (
        <p>
          <Link to={`/procurement/purchase-orders?vendorId=${vendor.id}`}>
            {t(`${VENDORS}.all_orders`)}
          </Link>
        </p>
      ) : null}
    </>
  )
}

function useColumns(): TableColumnType<VendorOrder>[] {
  const { t } = useTranslation()
  const title = (name: string) => t(`procurement.purchase_orders.fields.${name}`)
  return [
    {
      title: title('number'),
      render: (_, order) => (
        <Link to={`/procurement/purchase-orders/${order.id}`}>{order.number}</Link>
      ),
    },
    { title: title('status'), render: (_, order) => <StatusTag status={order.status} /> },
    {
      title: title('total'),
      align: 'end',
      render: (_, order) => <Money value={order.total} currency={order.currency} />,
    },
    {
      title: title('receivedPct'),
      align: 'end',
      render: (_, order) => <Percent value={order.receivedPct} />,
    },
    { title: title('orderedOn'), render: (_, order) => <DateText value={order.orderedOn} /> },
    {
      title: title('projectName'),
      render: (_, order) => <MixedText>{order.projectName}</MixedText>,
    },
  ]
}
