import { Table } from 'antd'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { Money } from '../../../kit/display/numbers'
import type { Formats } from '../../../kit/display/use-formats'
import { DEBT, type Debtor, type DebtMonth, type ExpectedWeek } from './debt'

const small = { size: 'small', pagination: false, scroll: { x: 'max-content' } } as const

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
      ? t(`${DEBT}.later`, { from: formats.day(from) })
      : t(`${DEBT}.from_to`, { from: formats.day(from), to: formats.day(to) })
  return (
    <Table<ExpectedWeek>
      {...small}
      rowKey="from"
      dataSource={weeks}
      columns={[
        { title: t(`${DEBT}.week`), render: (_, week) => name(week) },
        {
          title: t(`${DEBT}.documents`),
          align: 'end',
          render: (_, { documents }) => formats.number(documents),
        },
        {
          title: t(`${DEBT}.amount`),
          align: 'end',
          render: (_, { amount }) => <Money bare value={amount} currency={currency} />,
        },
      ]}
    />
  )
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
          title: t(`${DEBT}.client`),
          render: (_, { clientId, clientName }) =>
            clientId ? (
              <Link to={`/commercial/clients/${clientId}?tab=account`}>
                <bdi>{clientName}</bdi>
              </Link>
            ) : (
              <bdi>{clientName}</bdi>
            ),
        },
        {
          title: t(`${DEBT}.outstanding`),
          align: 'end',
          render: (_, row) => <Money bare value={row.outstanding} currency={currency} />,
        },
        {
          title: t(`${DEBT}.overdue`),
          align: 'end',
          render: (_, row) => <Money bare value={row.overdue} currency={currency} />,
        },
        {
          title: t(`${DEBT}.share`),
          align: 'end',
          render: (_, { share }) => <Ltr>{formats.number(share, { min: 1, max: 1 })} %</Ltr>,
        },
        {
          title: t(`${DEBT}.oldest`),
          align: 'end',
          render: (_, { oldestDays }) => (oldestDays ? formats.number(oldestDays) : '—'),
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
        { title: t(`${DEBT}.on`), render: (_, { on }) => <DateText value={on} /> },
        {
          title: t(`${DEBT}.outstanding`),
          align: 'end',
          render: (_, row) => <Money bare value={row.outstanding} currency={currency} />,
        },
        {
          title: t(`${DEBT}.overdue`),
          align: 'end',
          render: (_, row) => <Money bare value={row.overdue} currency={currency} />,
        },
      ]}
    />
  )
}
