import { Card, Flex, Skeleton, type TableColumnType } from 'antd'
import { PlusOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { DateText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { Money } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { LinkButton } from '../../../kit/link-button'
import { LoadFailed } from '../../../kit/load-failed'
import { Figure, FigureList } from '../../../kit/show/figure-list'
import { RelatedList } from '../../../kit/show/related-list'
import { useAbility } from '../../../providers/access'
import { VARIATION_ORDERS, variationPath, type VariationOrderRow } from './variation-order'

/** The changes of a project's contract, and what they make of its value. */
export default function VariationsTab({ record: { id } }: { record: { id: number } }) {
  const { t } = useTranslation()
  const mayWrite = useAbility('variation-orders.manage')
  return (
    <Flex vertical gap="middle">
      {mayWrite ? (
        <LinkButton
          icon={<PlusOutlined />}
          to={`/production/variation-orders/new?projectId=${id}`}
          style={{ alignSelf: 'flex-start' }}
        >
          {t(`${VARIATION_ORDERS}.create`)}
        </LinkButton>
      ) : null}
      <Sums projectId={id} />
      <RelatedList<VariationOrderRow>
        path={`variation-orders?projectId=${id}&_sort=createdAt&_order=desc`}
        columns={useColumns()}
        label={t(`${VARIATION_ORDERS}.title`)}
        empty={t(`${VARIATION_ORDERS}.none`)}
      />
    </Flex>
  )
}

type Variations = Schema<'ProjectVariations'>

/** What waits for approval stands beside the contract and is no part of its value. */
function Sums({ projectId }: { projectId: number }) {
  const { t } = useTranslation()
  const query = useQuery<Variations>({
    queryKey: [`/api/projects/${projectId}/variations`],
    staleTime: 0,
  })
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <Skeleton active title={false} paragraph={{ rows: 4 }} />
  const { currency, original, approved, pending, revised } = query.data
  const name = (key: string, count = 0) => t(`${VARIATION_ORDERS}.sums.${key}`, { count })
  const money = (value: string | null) => <Money value={value} currency={currency} />
  return (
    <Card size="small" title={name('title')} style={{ maxInlineSize: 560 }}>
      <FigureList>
        <Figure name={name('original')}>{money(original)}</Figure>
        <Figure name={name('approved', approved.count)}>{money(approved.amount)}</Figure>
        <Figure name={name('revised')}>
          <strong>{money(revised)}</strong>
        </Figure>
        <Figure name={name('pending', pending.count)}>{money(pending.amount)}</Figure>
        <Figure name={name('days')}>
          {t(`${VARIATION_ORDERS}.sums.of_days`, { count: approved.days })}
        </Figure>
      </FigureList>
    </Card>
  )
}

function useColumns(): TableColumnType<VariationOrderRow>[] {
  const { t } = useTranslation()
  const title = (name: string) => t(`${VARIATION_ORDERS}.fields.${name}`)
  return [
    {
      title: title('number'),
      render: (_, row) => <Link to={variationPath(row)}>{row.number}</Link>,
    },
    {
      title: title('title'),
      render: (_, row) => <LocalName name={row.title} nameAr={row.titleAr} />,
    },
    { title: title('status'), render: (_, row) => <StatusTag status={row.status} /> },
    {
      title: title('amount'),
      align: 'end',
      render: (_, row) => <Money value={row.amount} currency={row.currency} />,
    },
    { title: title('days'), align: 'end', dataIndex: 'days' },
    { title: title('approvedOn'), render: (_, row) => <DateText value={row.approvedOn} /> },
  ]
}
