import type { TFunction } from 'i18next'
import { Flex, Skeleton, Tag, type TableColumnsType } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { Money } from '../../../kit/display/numbers'
import { Empty } from '../../../kit/empty'
import { LoadFailed } from '../../../kit/load-failed'
import { Details } from '../../../kit/show/details'
import { RecordTable } from '../../../kit/table/record-table'
import { PlanRetention } from './plan-retention'
import { RETENTION, type ContractRetention as Retention } from './retention'

type Release = Retention['releases'][number]

/** How the retention of a contract stands and at which events it is released. */
export function ContractRetention({
  contractId,
  mayPlan,
}: {
  contractId: number
  mayPlan: boolean
}) {
  const { t } = useTranslation()
  const query = useQuery<Retention>({
    queryKey: [`/api/contracts/${contractId}/retention`],
    staleTime: 0,
  })
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  if (query.isPending) return <Skeleton active title={false} />
  const { data } = query
  const money = (value: string) => <Money value={value} currency={data.currency} />
  return (
    <Flex vertical gap="middle" align="start">
      <Details
        resource={RETENTION}
        items={(['retained', 'released', 'held', 'due', 'notDue'] as const).map((name) => ({
          name,
          label: t(`${RETENTION}.sum.${name}`),
          value: money(data[name]),
        }))}
      />
      <Releases retention={data} />
      {mayPlan ? <PlanRetention retention={data} onDone={() => void query.refetch()} /> : null}
    </Flex>
  )
}

function Releases({ retention }: { retention: Retention }) {
  const { t } = useTranslation()
  const { releases, currency } = retention
  return releases.length ? (
    <RecordTable<Release>
      size="small"
      rowKey="id"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={releases}
      columns={releaseColumns(t, currency)}
    />
  ) : (
    <Empty title={t(`${RETENTION}.no_plan`)} />
  )
}

function releaseColumns(t: TFunction, currency: string): TableColumnsType<Release> {
  const text = (name: string) => t(`${RETENTION}.fields.${name}`)
  const amount = (name: 'amount' | 'open') => ({
    title: text(name),
    align: 'end' as const,
    render: (_: unknown, row: Release) => <Money bare value={row[name]} currency={currency} />,
  })
  return [
    { title: text('event'), render: (_, row) => t(`${RETENTION}.event.${row.event}`) },
    {
      title: text('share'),
      align: 'end',
      render: (_, row) => <bdi>{`${Number(row.share)} %`}</bdi>,
    },
    { title: text('dueOn'), render: (_, row) => <DateText value={row.dueOn} /> },
    { title: text('occurredOn'), render: (_, row) => <DateText value={row.occurredOn} /> },
    amount('amount'),
    amount('open'),
    {
      title: text('status'),
      render: (_, row) => {
        if (Number(row.open) === 0) return <Tag color="green">{t(`${RETENTION}.sum.released`)}</Tag>
        return row.isDue ? (
          <Tag color="orange">{t(`${RETENTION}.sum.due`)}</Tag>
        ) : (
          <Tag>{t(`${RETENTION}.sum.notDue`)}</Tag>
        )
      },
    },
  ]
}
