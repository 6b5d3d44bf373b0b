import { Card, Flex, Table } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { InstantText } from '../../../kit/display/date-text'
import { Money, Quantity, Rate } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { Empty } from '../../../kit/empty'
import { LoadFailed } from '../../../kit/load-failed'
import { LocalName } from '../../../kit/display/local-name'
import { UnitQuantity } from '../materials/unit-quantity'
import { PURCHASE_ORDERS, type PurchaseOrder } from './purchase-order'

interface Version {
  id: number
  revision: number
  reason: string
  outcome: string
  total: string
  createdByName: string | null
  createdAt: string
  lines: {
    id: number
    description: string
    descriptionAr: string | null
    unit: string | null
    quantity: string
    unitPrice: string
  }[]
}

/** The versions that amendments have replaced, beside what stands now. */
export function OrderVersions({ order }: { order: PurchaseOrder }) {
  const { t } = useTranslation()
  const query = useQuery<Version[]>({
    queryKey: [`/api/purchase-orders/${order.id}/amendments`, order.version],
    staleTime: 0,
  })
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  const versions = query.data ?? []
  if (!versions.length) return <Empty title={t(`${PURCHASE_ORDERS}.amendment.none`)} />
  return (
    <Flex vertical gap="middle">
      {versions.map((version) => (
        <VersionCard key={version.id} version={version} order={order} />
      ))}
    </Flex>
  )
}

function VersionCard({ version, order }: { version: Version; order: PurchaseOrder }) {
  const { t } = useTranslation()
  const field = (name: string) => t(`${PURCHASE_ORDERS}.fields.${name}`)
  const now = (id: number) => order.lines?.find((line) => line.id === id)
  return (
    <Card
      size="small"
      title={
        <Flex gap="small" wrap align="center">
          {t(`${PURCHASE_ORDERS}.amendment.version`, { revision: version.revision })}
          <StatusTag status={version.outcome} />
          <Money value={version.total} currency={order.currency} />
        </Flex>
      }
    >
      <p style={{ marginBlockStart: 0 }}>
        <InstantText value={version.createdAt} /> · <bdi>{version.createdByName}</bdi>:{' '}
        <bdi>{version.reason}</bdi>
      </p>
      <Table
        size="small"
        rowKey="id"
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={version.lines}
        columns={[
          {
            title: field('description'),
            render: (_, line) => <LocalName name={line.description} nameAr={line.descriptionAr} />,
          },
          {
            title: field('quantity'),
            align: 'end',
            render: (_, line) => <UnitQuantity value={line.quantity} unit={line.unit} />,
          },
          {
            title: t(`${PURCHASE_ORDERS}.amendment.now`),
            align: 'end',
            render: (_, line) => <Quantity value={now(line.id)?.quantity ?? '0'} />,
          },
          {
            title: field('unitPrice'),
            align: 'end',
            render: (_, line) => <Rate value={line.unitPrice} />,
          },
        ]}
      />
    </Card>
  )
}
