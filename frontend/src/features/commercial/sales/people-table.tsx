import { Button, Table, Tag, type TableColumnsType } from 'antd'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { ProgressBar } from '../../../kit/display/progress-bar'
import { Ltr } from '../../../kit/display/ltr'
import { Money, Percent, Whole } from '../../../kit/display/numbers'
import { useFormats } from '../../../kit/display/use-formats'
import { Empty } from '../../../kit/empty'
import { useAbility } from '../../../providers/access'
import { Count, Rate } from './figure'
import { SALES, type Performance, type Person } from './sales'

const text = (name: string) => `${SALES}.performance.${name}`

/** Those with enough decided quotations by their win rate, the others behind them. */
const byRank = (a: Person, b: Person) =>
  Number(b.ranked) - Number(a.ranked) || (b.winRate.rate ?? -1) - (a.winRate.rate ?? -1)

interface PeopleTableProps {
  performance: Performance
  onTargets: (person: Person) => void
}

/** What everyone has offered and won, with the target and how far it is reached. */
export function PeopleTable({ performance, onTargets }: PeopleTableProps) {
  const { t } = useTranslation()
  const mayTarget = useAbility('bd-targets.manage')
  const people = [...performance.people].sort(byRank)
  const actions: TableColumnsType<Person> = mayTarget
    ? [
        {
          title: <span className="visually-hidden">{t('common.actions')}</span>,
          key: 'targets',
          render: (_, person) => (
            <Button size="small" onClick={() => onTargets(person)}>
              {t(text('targets'))}
            </Button>
          ),
        },
      ]
    : []
  return (
    <Table<Person>
      size="small"
      rowKey="initials"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={people}
      locale={{ emptyText: <Empty title={t(text('empty'))} /> }}
      columns={[...offeredColumns(performance, t), ...wonColumns(performance, t), ...actions]}
      expandable={{
        columnTitle: <span className="visually-hidden">{t('common.details')}</span>,
        expandedRowRender: (person) => (
          <MonthsOfPerson person={person} currency={performance.currency} />
        ),
      }}
    />
  )
}

const moneyIn = (currency: string) => (value: string) => (
  <Money bare value={value} currency={currency} />
)

const quotationsOf = ({ initials }: Person, year: number) => ({
  bdmInitials: initials,
  quotedOn_gte: `${year}-01-01`,
  quotedOn_lte: `${year}-12-31`,
  stage_ne: 'superseded',
})

function offeredColumns(performance: Performance, t: TFunction): TableColumnsType<Person> {
  const { currency, year } = performance
  const money = moneyIn(currency)
  return [
    {
      title: '#',
      render: (_, person, index) =>
        person.ranked ? <Whole value={index + 1} /> : <Tag>{t(text('unranked'))}</Tag>,
    },
    { title: t(text('person')), render: (_, { initials }) => <strong>{initials}</strong> },
    {
      title: t(`${SALES}.count`),
      align: 'end',
      render: (_, person) => <Count count={person.count} filters={quotationsOf(person, year)} />,
    },
    { title: t(`${SALES}.value`), align: 'end', render: (_, { value }) => money(value) },
    {
      title: t(`${SALES}.win_rate`),
      align: 'end',
      render: (_, person) => <Rate of={person.winRate} />,
    },
    {
      title: t(text('by_value')),
      align: 'end',
      render: (_, person) =>
        person.winRateByValue === null ? '—' : <Percent value={person.winRateByValue} />,
    },
    { title: t(text('score')), align: 'end', render: (_, { score }) => score ?? '—' },
    { title: t(text('to_sent')), align: 'end', render: (_, { days }) => days.toSent ?? '—' },
    {
      title: t(text('to_closed')),
      align: 'end',
      render: (_, { days }) => days.toClosed ?? '—',
    },
  ]
}

function wonColumns({ currency }: Performance, t: TFunction): TableColumnsType<Person> {
  const money = moneyIn(currency)
  return [
    {
      title: t(`${SALES}.weighted`),
      align: 'end',
      render: (_, person) => money(person.openWeighted),
    },
    { title: t(text('target')), align: 'end', render: (_, { target }) => money(target) },
    { title: t(text('achieved')), align: 'end', render: (_, { achieved }) => money(achieved) },
    { title: t(text('share')), width: 140, render: (_, person) => <Share person={person} /> },
    {
      title: t(text('coverage')),
      align: 'end',
      render: (_, { coverage }) => (coverage === null ? '—' : <Coverage value={coverage} />),
    },
  ]
}

function Coverage({ value }: { value: number }) {
  const formats = useFormats()
  return <Ltr>{formats.number(value)}×</Ltr>
}

function Share({ person }: { person: Person }) {
  const { t } = useTranslation()
  const target = Number(person.target)
  if (!target) return '—'
  const percent = Math.round((Number(person.achieved) / target) * 100)
  return <ProgressBar percent={percent} size="small" aria-label={t(text('share'))} />
}

function MonthsOfPerson({ person, currency }: { person: Person; currency: string }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const money = (value: string) => <Money bare value={value} currency={currency} />
  return (
    <Table
      size="small"
      rowKey="month"
      pagination={false}
      dataSource={person.months}
      columns={[
        { title: t(`${SALES}.month`), render: (_, { month }) => formats.month(month) },
        { title: t(text('target')), align: 'end', render: (_, { target }) => money(target) },
        { title: t(text('achieved')), align: 'end', render: (_, { achieved }) => money(achieved) },
      ]}
    />
  )
}
