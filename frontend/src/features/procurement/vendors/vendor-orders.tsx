import { Table } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { Money } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { Empty } from '../../../kit/empty'
import { LoadFailed } from '../../../kit/load-failed'
import { VENDORS, type Vendor } from './vendor'
import { MixedText } from '../../../kit/display/mixed-text'

const SHOWN = 20
const FIELDS = 'procurement.purchase_orders.fields'

interface VendorOrder {
  id: number
  number: string
  projectName: string | null
  orderedOn: string
  status: string
  total: string
  currency: string
  receivedPct: number
}

/** The newest orders of a vendor, and the way to all of them. */
export function VendorOrders({ vendor }: { vendor: Vendor }) {
  const { t } = useTranslation()
  const query = useQuery<VendorOrder[]>({
    queryKey: [`/api/purchase-orders?vendorId=${vendor.id}&_sort=orderedOn&_order=desc&_start=0&_end=${SHOWN}`], // prettier-ignore
    staleTime: 0,
  })
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  return (
    <>
      <Table<VendorOrder>
        size="small"
        rowKey="id"
        loading={query.isLoading}
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={query.data ?? []}
        locale={{ emptyText: <Empty title={t(`${VENDORS}.no_orders`)} /> }}
        columns={[
          {
            title: t(`${FIELDS}.number`),
            render: (_, order) => (
              <Link to={`/procurement/purchase-orders/${order.id}`}>{order.number}</Link>
            ),
          },
          { title: t(`${FIELDS}.projectName`), render: (_, order) => <MixedText>{order.projectName}</MixedText> }, // prettier-ignore
          { title: t(`${FIELDS}.orderedOn`), render: (_, order) => <DateText value={order.orderedOn} /> }, // prettier-ignore
          { title: t(`${FIELDS}.status`), render: (_, order) => <StatusTag status={order.status} /> }, // prettier-ignore
          { title: t(`${FIELDS}.receivedPct`), align: 'end', render: (_, order) => <bdi dir="ltr">{order.receivedPct} %</bdi> }, // prettier-ignore
          { title: t(`${FIELDS}.total`), align: 'end', render: (_, order) => <Money value={order.total} currency={order.currency} /> }, // prettier-ignore
        ]}
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
