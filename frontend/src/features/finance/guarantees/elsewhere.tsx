import { Card, Tag } from 'antd'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import type { TableColumnsType } from 'antd'
import { useTranslation } from 'react-i18next'
import { AbilityLink } from '../../../kit/ability-link'
import { DateText } from '../../../kit/display/date-text'
import { Money } from '../../../kit/display/numbers'
import { RecordTable } from '../../../kit/table/record-table'
import { GUARANTEES, type GuaranteeElsewhere } from './guarantee'

/** Where each of them is kept, and who may open it. */
const HOMES = {
  project: {
    ability: 'project-guarantees.view',
    path: (id: number) => `/production/projects/${id}?tab=guarantees`,
  },
  vendor_advance: {
    ability: 'bills.view',
    path: (id: number) => `/procurement/vendor-advances/${id}`,
  },
} as const

/** Guarantees that projects and advances to vendors keep: shown here, kept there. */
export function ElsewhereCard() {
  const { t } = useTranslation()
  const { data = [] } = useQuery<GuaranteeElsewhere[]>({
    queryKey: ['/api/guarantees/elsewhere'],
    staleTime: 0,
  })
  if (data.length === 0) return null
  return (
    <Card size="small" title={t(`${GUARANTEES}.elsewhere.title`)}>
      <RecordTable<GuaranteeElsewhere>
        size="small"
        rowKey={({ source, id }) => `${source} ${id}`}
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={data}
        columns={columnsOf(t)}
      />
    </Card>
  )
}

const columnsOf = (t: TFunction): TableColumnsType<GuaranteeElsewhere> => [
  { title: t(`${GUARANTEES}.fields.number`), render: (_, { number }) => <bdi>{number}</bdi> },
  {
    title: t(`${GUARANTEES}.elsewhere.keptWith`),
    render: (_, { source, parentId, parentNumber }) => (
      <AbilityLink ability={HOMES[source].ability} to={HOMES[source].path(parentId)}>
        {t(`${GUARANTEES}.elsewhere.${source}`)} <bdi>{parentNumber}</bdi>
      </AbilityLink>
    ),
  },
  {
    title: t(`${GUARANTEES}.fields.kind`),
    render: (_, { kind }) => t(`${GUARANTEES}.kind.${kind}`),
  },
  { title: t(`${GUARANTEES}.fields.bank`), render: (_, { bank }) => <bdi>{bank}</bdi> },
  {
    title: t(`${GUARANTEES}.fields.expiresOn`),
    render: (_, { expiresOn, isExpired }) => (
      <>
        <DateText value={expiresOn} />{' '}
        {isExpired ? <Tag color="red">{t('kit.status.expired')}</Tag> : null}
      </>
    ),
  },
  {
    title: t(`${GUARANTEES}.fields.amount`),
    align: 'end',
    render: (_, { amount, currency }) => <Money value={amount} currency={currency} />,
  },
]
