import type { TFunction } from 'i18next'
import { Card, Flex, Skeleton, Table, Tag, type TableColumnsType } from 'antd'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { Money } from '../../../kit/display/numbers'
import { Empty } from '../../../kit/empty'
import { DayReport } from '../../../kit/report/day-report'
import { FactCard } from '../../../kit/table/fact-card'
import { useIsNarrow } from '../../../kit/use-is-narrow'
import { LATE, RETENTION, type RetentionReport, type RetentionRow } from './retention'

/** What clients hold back, what of it is due and since when, by contract. */
export default function RetentionPage() {
  const { t } = useTranslation()
  return (
    <DayReport<RetentionReport>
      title={t(`${RETENTION}.title`)}
      subtitle={t(`${RETENTION}.subtitle`)}
      resource="retention"
    >
      {(report) => (
        <Card size="small" styles={{ body: { padding: 0 } }}>
          <RetentionTable report={report} />
        </Card>
      )}
    </DayReport>
  )
}

const SUMS = ['retained', 'released', 'held', 'due', 'notDue'] as const

function RetentionTable({ report }: { report: RetentionReport | undefined }) {
  const { t } = useTranslation()
  const narrow = useIsNarrow()
  if (narrow) return <RetentionCards report={report} />
  return (
    <Table<RetentionRow>
      size="small"
      loading={!report}
      pagination={false}
      scroll={{ x: 'max-content' }}
      rowKey="contractId"
      dataSource={report?.rows ?? []}
      columns={columnsOf(t, report?.currency)}
      locale={{ emptyText: <Empty title={t(`${RETENTION}.empty`)} /> }}
      summary={() => (report?.rows.length ? <Totals report={report} /> : null)}
    />
  )
}

function ContractLink({ row }: { row: RetentionRow }) {
  return (
    <Link to={`/commercial/contracts/${row.contractId}?tab=retention`}>
      <Ltr>{row.number}</Ltr>
    </Link>
  )
}

function columnsOf(t: TFunction, currency?: string): TableColumnsType<RetentionRow> {
  const money = (value: string) => <Money bare value={value} currency={currency} />
  return [
    {
      title: t(`${RETENTION}.contract`),
      fixed: 'left',
      render: (_, row) => <ContractLink row={row} />,
    },
    { title: t(`${RETENTION}.client`), render: (_, row) => <bdi>{row.clientName}</bdi> },
    { title: t(`${RETENTION}.next`), render: (_, row) => <NextDay row={row} /> },
    ...SUMS.map((name) => ({
      title: t(`${RETENTION}.sum.${name}`),
      align: 'end' as const,
      render: (_: unknown, row: RetentionRow) => money(row[name]),
    })),
    ...LATE.map((name) => ({
      title: t(`commercial.ageing.bucket.${name}`),
      align: 'end' as const,
      render: (_: unknown, row: RetentionRow) => money(row.buckets[name]!),
    })),
  ]
}

function NextDay({ row }: { row: RetentionRow }) {
  const { t } = useTranslation()
  if (!row.planned) return <Tag color="orange">{t(`${RETENTION}.unplanned`)}</Tag>
  return <DateText value={row.nextOn} />
}

function Totals({ report }: { report: RetentionReport }) {
  const { t } = useTranslation()
  const { totals, currency } = report
  const amounts = [
    ...SUMS.map((name) => totals[name]),
    ...LATE.map((name) => totals.buckets[name]!),
  ]
  return (
    <Table.Summary.Row style={{ fontWeight: 600 }}>
      <Table.Summary.Cell index={0} colSpan={3}>
        {t('commercial.ageing.total')}
      </Table.Summary.Cell>
      {amounts.map((value, index) => (
        <Table.Summary.Cell key={index} index={index + 3} align="end">
          <Money bare value={value} currency={currency} />
        </Table.Summary.Cell>
      ))}
    </Table.Summary.Row>
  )
}

function RetentionCards({ report }: { report: RetentionReport | undefined }) {
  const { t } = useTranslation()
  if (!report) return <Skeleton active title={false} />
  if (report.rows.length === 0) return <Empty title={t(`${RETENTION}.empty`)} />
  return (
    <Flex vertical gap="small" style={{ padding: 8 }}>
      {report.rows.map((row) => (
        <FactCard
          key={row.contractId}
          title={<ContractLink row={row} />}
          extra={<bdi>{row.clientName}</bdi>}
          items={[
            ...SUMS.map((name) => ({
              key: name,
              label: t(`${RETENTION}.sum.${name}`),
              children: <Money bare value={row[name]} currency={report.currency} />,
            })),
            { key: 'next', label: t(`${RETENTION}.next`), children: <NextDay row={row} /> },
          ]}
        />
      ))}
    </Flex>
  )
}
