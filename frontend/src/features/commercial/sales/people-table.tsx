import { Button, Table, Tag, type TableColumnsType } from 'antd'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { PersonName } from './person-name'
import { ProgressBar } from '../../../kit/display/progress-bar'
import { Whole } from '../../../kit/display/numbers'
import { Empty } from '../../../kit/empty'
import { NONE } from '../../../kit/display/none'
import { useAbility } from '../../../providers/access'
import { Count, Rate } from './figure'
import { PersonDetails } from './person-details'
import { SALES, type Performance, type Person } from './sales'

const text = (name: string) => `${SALES}.performance.${name}`

/** Those with enough decided quotations by their win rate, the others behind them. */
const byRank = (a: Person, b: Person) =>
  Number(b.ranked) - Number(a.ranked) || (b.winRate.rate ?? -1) - (a.winRate.rate ?? -1)

interface PeopleTableProps {
  performance: Performance
  onTargets: (person: Person) => void
  onVisits: (person: Person) => void
}

/** What everyone has offered and won, with the target and how far it is reached. */
export function PeopleTable({ performance, onTargets, onVisits }: PeopleTableProps) {
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
      scroll={{ x: true }}
      dataSource={people}
      locale={{ emptyText: <Empty title={t(text('empty'))} /> }}
      columns={[
        ...offeredColumns(performance, t),
        visitsColumn(t, onVisits),
        ...wonColumns(t),
        ...actions,
      ]}
      expandable={{
        columnTitle: <span className="visually-hidden">{t('common.details')}</span>,
        expandedRowRender: (person) => (
          <PersonDetails person={person} currency={performance.currency} />
        ),
      }}
    />
  )
}

const quotationsOf = ({ initials }: Person, year: number) => ({
  bdmInitials: initials,
  quotedOn_gte: `${year}-01-01`,
  quotedOn_lte: `${year}-12-31`,
  stage_ne: 'superseded',
})

function offeredColumns({ year }: Performance, t: TFunction): TableColumnsType<Person> {
  return [
    {
      title: '#',
      render: (_, person, index) =>
        person.ranked ? <Whole value={index + 1} /> : <Tag>{t(text('unranked'))}</Tag>,
    },
    { title: t(text('person')), render: (_, person) => <PersonName person={person} /> },
    {
      title: t(`${SALES}.count`),
      align: 'end',
      render: (_, person) => <Count count={person.count} filters={quotationsOf(person, year)} />,
    },
    {
      title: t(`${SALES}.value`),
      align: 'end',
      render: (_, { value }) => <Whole value={value} />,
    },
    {
      title: t(`${SALES}.win_rate`),
      align: 'end',
      render: (_, person) => <Rate of={person.winRate} brief />,
    },
  ]
}

/** How often they went to see clients and sites; the figure opens what it counts. */
const visitsColumn = (t: TFunction, onVisits: (person: Person) => void) => ({
  title: t(`${SALES}.visits.title`),
  align: 'end' as const,
  render: (_: unknown, person: Person) =>
    person.visits ? (
      <Button
        type="link"
        size="small"
        style={{ padding: 0, blockSize: 'auto' }}
        onClick={() => onVisits(person)}
      >
        <Whole value={person.visits} />
      </Button>
    ) : (
      <Whole value={0} zeroIsNone />
    ),
})

function wonColumns(t: TFunction): TableColumnsType<Person> {
  return [
    {
      title: t(`${SALES}.weighted`),
      align: 'end',
      render: (_, person) => <Whole value={person.openWeighted} />,
    },
    {
      title: t(text('target')),
      align: 'end',
      render: (_, { target }) => <Whole value={target} zeroIsNone />,
    },
    {
      title: t(text('achieved')),
      align: 'end',
      render: (_, { achieved }) => <Whole value={achieved} />,
    },
    { title: t(text('share')), width: 140, render: (_, person) => <Share person={person} /> },
  ]
}

function Share({ person }: { person: Person }) {
  const { t } = useTranslation()
  const target = Number(person.target)
  if (!target) return NONE
  const percent = Math.round((Number(person.achieved) / target) * 100)
  return <ProgressBar percent={percent} size="small" aria-label={t(text('share'))} />
}
