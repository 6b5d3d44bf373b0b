import { useState } from 'react'
import { Alert, Button, DatePicker, Progress, Table, Tag } from 'antd'
import dayjs from 'dayjs'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Ltr } from '../../../kit/display/ltr'
import { Money } from '../../../kit/display/numbers'
import { Empty } from '../../../kit/empty'
import { LoadFailed } from '../../../kit/load-failed'
import { PageHeader } from '../../../kit/page-header'
import { PageSkeleton } from '../../../kit/page-skeleton'
import { useAbility } from '../../../providers/access'
import { ReportButton } from '../report-button'
import { Count, Rate } from './figure'
import { SALES, type Performance, type Person } from './sales'
import { TargetsDrawer } from './targets-drawer'

const text = (name: string) => `${SALES}.performance.${name}`

/** The business developers of a year: offered and won, against what was asked of them. */
export default function PerformancePage() {
  const { t } = useTranslation()
  const [year, setYear] = useState(dayjs().year())
  const [open, setOpen] = useState<Person | null>(null)
  const query = useQuery<Performance>({
    queryKey: [`/api/sales/performance?year=${year}`],
    staleTime: 0,
  })
  if (query.error)
    return <LoadFailed page error={query.error} onRetry={() => void query.refetch()} />
  const performance = query.data
  return (
    <>
      <PageHeader
        title={t(text('title'))}
        subtitle={t(text('subtitle'))}
        actions={
          <>
            <DatePicker
              picker="year"
              allowClear={false}
              aria-label={t(text('year'))}
              value={dayjs(`${year}-01-01`)}
              onChange={(day) => setYear(day.year())}
            />
            <ReportButton url="/api/sales/performance/exports" asked={{ year }} />
          </>
        }
      />
      {performance ? (
        <>
          <Alert
            type="info"
            showIcon
            message={t(text('ranking'), { n: performance.leastDecided })}
            style={{ marginBlockEnd: 12 }}
          />
          <PeopleTable performance={performance} onTargets={setOpen} />
        </>
      ) : (
        <PageSkeleton rows={8} />
      )}
      {open && performance ? (
        <TargetsDrawer
          person={open}
          currency={performance.currency}
          onClose={() => setOpen(null)}
          onSaved={() => {
            setOpen(null)
            void query.refetch()
          }}
        />
      ) : null}
    </>
  )
}

/** Those with enough decided quotations by their win rate, the others behind them. */
const byRank = (a: Person, b: Person) =>
  Number(b.ranked) - Number(a.ranked) || (b.winRate.rate ?? -1) - (a.winRate.rate ?? -1)

interface PeopleTableProps {
  performance: Performance
  onTargets: (person: Person) => void
}

function PeopleTable({ performance, onTargets }: PeopleTableProps) {
  const { t } = useTranslation()
  const mayTarget = useAbility('bd-targets.manage')
  const { currency, year } = performance
  const people = [...performance.people].sort(byRank)
  const money = (value: string) => <Money bare value={value} currency={currency} />
  const rows = ({ initials }: Person) => ({
    bdmInitials: initials,
    quotedOn_gte: `${year}-01-01`,
    quotedOn_lte: `${year}-12-31`,
    stage_ne: 'superseded',
  })
  return (
    <Table<Person>
      size="small"
      rowKey="initials"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={people}
      locale={{ emptyText: <Empty title={t(text('empty'))} /> }}
      columns={[
        { title: '#', render: (_, person, index) => (person.ranked ? index + 1 : <Tag>{t(text('unranked'))}</Tag>) },
        { title: t(text('person')), render: (_, { initials }) => <strong>{initials}</strong> },
        { title: t(`${SALES}.count`), align: 'end', render: (_, person) => <Count count={person.count} filters={rows(person)} /> },
        { title: t(`${SALES}.value`), align: 'end', render: (_, { value }) => money(value) },
        { title: t(`${SALES}.win_rate`), align: 'end', render: (_, person) => <Rate of={person.winRate} /> },
        { title: t(text('by_value')), align: 'end', render: (_, person) => person.winRateByValue === null ? '—' : <Ltr>{person.winRateByValue}%</Ltr> },
        { title: t(text('score')), align: 'end', render: (_, { score }) => score ?? '—' },
        { title: t(text('to_sent')), align: 'end', render: (_, { days }) => days.toSent ?? '—' },
        { title: t(text('to_closed')), align: 'end', render: (_, { days }) => days.toClosed ?? '—' },
        { title: t(`${SALES}.weighted`), align: 'end', render: (_, person) => money(person.openWeighted) },
        { title: t(text('target')), align: 'end', render: (_, { target }) => money(target) },
        { title: t(text('achieved')), align: 'end', render: (_, { achieved }) => money(achieved) },
        { title: t(text('share')), width: 140, render: (_, person) => <Share person={person} /> },
        { title: t(text('coverage')), align: 'end', render: (_, { coverage }) => coverage === null ? '—' : <Ltr>{coverage}×</Ltr> },
        ...(mayTarget
          ? [{ title: <span className="visually-hidden">{t('common.actions')}</span>, key: 'targets', render: (_: unknown, person: Person) => <Button size="small" onClick={() => onTargets(person)}>{t(text('targets'))}</Button> }]
          : []),
      ]}
      expandable={{
        columnTitle: <span className="visually-hidden">{t('common.details')}</span>,
        expandedRowRender: (person) => <Months person={person} currency={currency} /> }}
    />
  ) // prettier-ignore
}

function Share({ person }: { person: Person }) {
  const { t } = useTranslation()
  const target = Number(person.target)
  if (!target) return '—'
  const percent = Math.round((Number(person.achieved) / target) * 100)
  return <Progress percent={percent} size="small" aria-label={t(text('share'))} />
}

function Months({ person, currency }: { person: Person; currency: string }) {
  const { t } = useTranslation()
  const money = (value: string) => <Money bare value={value} currency={currency} />
  return (
    <Table
      size="small"
      rowKey="month"
      pagination={false}
      dataSource={person.months}
      columns={[
        { title: t(`${SALES}.month`), dataIndex: 'month' },
        { title: t(text('target')), align: 'end', render: (_, { target }) => money(target) },
        { title: t(text('achieved')), align: 'end', render: (_, { achieved }) => money(achieved) },
      ]}
    />
  )
}
