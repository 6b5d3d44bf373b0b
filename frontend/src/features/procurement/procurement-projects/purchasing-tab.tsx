import { Card, Flex, Skeleton, Tag } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { Money } from '../../../kit/display/numbers'
import { NONE } from '../../../kit/display/none'
import { useFormats } from '../../../kit/display/use-formats'
import { LoadFailed } from '../../../kit/load-failed'
import { Figure, FigureList } from '../../../kit/show/figure-list'
import { RelatedList } from '../../../kit/show/related-list'
import { useAbility } from '../../../providers/access'
import { useOrderColumns, useReceiptColumns, useRequestColumns } from './purchasing-columns'

const PROJECTS = 'procurement.procurement_projects'

interface OfProject {
  projectId: number
}

/** What is bought for a project, each part for those who may read it where it is at home. */
export default function PurchasingTab({ record: { id } }: { record: { id: number } }) {
  const maySpend = useAbility('procurement.projects')
  const mayRequests = useAbility('purchase-requests.view')
  const mayOrders = useAbility('purchase-orders.view')
  const mayReceipts = useAbility('receipts.view')
  return (
    <Flex vertical gap="middle">
      {maySpend ? <Spending projectId={id} /> : null}
      {mayRequests ? <Requests projectId={id} /> : null}
      {mayOrders ? <Orders projectId={id} /> : null}
      {mayReceipts ? <Receipts projectId={id} /> : null}
    </Flex>
  )
}

const AMOUNTS = ['budget', 'requested', 'committed', 'received', 'billed', 'paid'] as const

function Spending({ projectId }: OfProject) {
  const { t } = useTranslation()
  const formats = useFormats()
  const query = useQuery<Schema<'ProcurementProject'>>({
    queryKey: [`/api/procurement-projects/${projectId}`],
    staleTime: 0,
  })
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <Skeleton active title={false} paragraph={{ rows: 6 }} />
  const { currency, remaining, overspent, lateLines } = query.data
  const name = (key: string) => t(`${PROJECTS}.fields.${key}`)
  return (
    <Card size="small" title={t(`${PROJECTS}.spending`)} style={{ maxInlineSize: 560 }}>
      <FigureList>
        {AMOUNTS.map((key) => (
          <Figure key={key} name={name(key)}>
            <Amount value={query.data[key]} currency={currency} />
          </Figure>
        ))}
        <Figure name={name('remaining')}>
          <Amount value={remaining} currency={currency} />{' '}
          {overspent ? <Tag color="red">{t(`${PROJECTS}.overspent`)}</Tag> : null}
        </Figure>
        <Figure name={name('lateLines')}>
          {lateLines > 0 ? <Tag color="red">{formats.number(lateLines)}</Tag> : '–'}
        </Figure>
      </FigureList>
    </Card>
  )
}

/** A project without a budget has none left either. */
function Amount({ value, currency }: { value: string | null; currency: string }) {
  return value === null ? NONE : <Money value={value} currency={currency} />
}

function Requests({ projectId }: OfProject) {
  const { t } = useTranslation()
  const title = t('procurement.purchase_requests.title')
  return (
    <Card
      size="small"
      title={title}
      extra={<InList to={`/procurement/purchase-requests?projectId=${projectId}`} />}
    >
      <RelatedList<Schema<'PurchaseRequest'>>
        path={`purchase-requests?projectId=${projectId}&_sort=number&_order=desc`}
        columns={useRequestColumns()}
        label={title}
        empty={t(`${PROJECTS}.no_requests`)}
      />
    </Card>
  )
}

function Orders({ projectId }: OfProject) {
  const { t } = useTranslation()
  const title = t('procurement.purchase_orders.title')
  return (
    <Card
      size="small"
      title={title}
      extra={<InList to={`/procurement/purchase-orders?projectId=${projectId}`} />}
    >
      <RelatedList<Schema<'PurchaseOrder'>>
        path={`purchase-orders?projectId=${projectId}&_sort=number&_order=desc`}
        columns={useOrderColumns()}
        label={title}
        empty={t(`${PROJECTS}.no_orders`)}
      />
    </Card>
  )
}

function Receipts({ projectId }: OfProject) {
  const { t } = useTranslation()
  const title = t('procurement.goods_receipts.title')
  return (
    <Card size="small" title={title}>
      <RelatedList<Schema<'ProjectReceipt'>>
        path={`procurement-projects/${projectId}/receipts`}
        columns={useReceiptColumns()}
        label={title}
        empty={t('procurement.goods_receipts.none')}
      />
    </Card>
  )
}

function InList({ to }: { to: string }) {
  const { t } = useTranslation()
  return <Link to={to}>{t(`${PROJECTS}.in_list`)}</Link>
}
