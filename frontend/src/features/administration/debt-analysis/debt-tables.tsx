import { Table } from 'antd'
import type { TFunction } from 'i18next'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { Money, Percent } from '../../../kit/display/numbers'
import type { Formats } from '../../../kit/display/use-formats'
import { NONE } from '../../../kit/display/none'
import { DEBT_ANALYSIS, type Debtor, type DebtMonth, type ExpectedWeek } from './debt-analysis'

const small = { size: 'small', pagination: false, scroll: { x: true } } as const

interface WeeksTableProps {
  weeks: ExpectedWeek[]
  currency: string
  formats: Formats
}

/** What falls due week by week; the last row is all that comes later. */
export function WeeksTable({ weeks, currency, formats }: WeeksTableProps) {
  const { t } = useTranslation()
  const name = ({ from, to }: ExpectedWeek) =>
    to === null
      ? t(`${DEBT_ANALYSIS}.later`, { from: formats.day(from) })
      : t(`${DEBT_ANALYSIS}.from_to`, { from: formats.day(from), to: formats.day(to) })
  return (
    <Table<ExpectedWeek>
      {...small}
      rowKey="from"
      dataSource={weeks}
      columns={[
        { title: t(`${DEBT_ANALYSIS}.week`), render: (_, week) => name(week) },
        {
          title: t(`${DEBT_ANALYSIS}.documents`),
          align: 'end',
          render: (_, { documents }) => formats.number(documents),
        },
        {
          title: t(`${DEBT_ANALYSIS}.amount`),
          align: 'end',
          render: (_, { amount }) => <Money bare value={amount} currency={currency} />,
        },
      ]}
    />
  )
}

type Sums = Pick<Debtor, 'outstanding' | 'overdue'>

/** A column of amounts; the currency stands above the table. */
function moneyColumn(t: TFunction, name: keyof Sums, currency: string) {
  return {
    title: t(`${DEBT_ANALYSIS}.${name}`),
    align: 'end' as const,
    render: (_: unknown, row: Sums) => <Money bare value={row[name]} currency={currency} />,
  }
}

function ClientName({ debtor: { clientId, clientName } }: { debtor: Debtor }) {
  const name = <bdi>{clientName}</bdi>
  return clientId ? <Link to={`/commercial/clients/${clientId}?tab=account`}>{name}</Link> : name
}

interface DebtorsTableProps {
  debtors: Debtor[]
  currency: string
  formats: Formats
}

/** Who owes most, and how late: whom to call first. */
export function DebtorsTable({ debtors, currency, formats }: DebtorsTableProps) {
  const { t } = useTranslation()
  return (
    <Table<Debtor>
      {...small}
      rowKey={({ clientId, clientName }) => clientId ?? clientName}
      dataSource={debtors}
      columns={[
        {
          title: t(`${DEBT_ANALYSIS}.client`),
          render: (_, debtor) => <ClientName debtor={debtor} />,
        },
        moneyColumn(t, 'outstanding', currency),
        moneyColumn(t, 'overdue', currency),
        {
          title: t(`${DEBT_ANALYSIS}.share`),
          align: 'end',
          render: (_, { share }) => <Percent value={share} />,
        },
        {
          title: t(`${DEBT_ANALYSIS}.oldest`),
          align: 'end',
          render: (_, { oldestDays }) => (oldestDays ? formats.number(oldestDays) : NONE),
        },
      ]}
    />
  )
}

/** How the sums stood at the end of each month: as they were known then. */
export function TrendTable({ months, currency }: { months: DebtMonth[]; currency: string }) {
  const { t } = useTranslation()
  return (
    <Table<DebtMonth>
      {...small}
      rowKey="on"
      dataSource={months}
      columns={[
        { title: t(`${DEBT_ANALYSIS}.on`), render: (_, { on }) => <DateText value={on} /> },
        moneyColumn(t, 'outstanding', currency),
        moneyColumn(t, 'overdue', currency),
      ]}
    />
  )
}
