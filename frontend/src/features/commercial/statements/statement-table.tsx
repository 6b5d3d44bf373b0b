import type { TFunction } from 'i18next'
import { Flex, Skeleton, Table, type TableColumnsType } from 'antd'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { Money } from '../../../kit/display/numbers'
import { Empty } from '../../../kit/empty'
import { FactCard } from '../../../kit/table/fact-card'
import { useIsNarrow } from '../../../kit/use-is-narrow'
import { AGEING, documentPath } from '../ageing/ageing'
import { STATEMENT, type Statement, type StatementRow } from './statement'

const OPENING = 'opening'

/** The documents of the period between what was brought forward and what is owed now. */
export function StatementTable({ statement }: { statement: Statement | undefined }) {
  const { t } = useTranslation()
  const narrow = useIsNarrow()
  if (narrow) return <StatementCards statement={statement} />
  const begin = openingRow(statement)
  const rows = statement?.rows ?? []
  return (
    <Table<StatementRow>
      size="small"
      pagination={false}
      loading={!statement}
      scroll={{ x: 'max-content' }}
      rowKey={({ kind, id }) => `${kind} ${id}`}
      dataSource={rows.length || Number(begin.balance) ? [begin, ...rows] : []}
      locale={{ emptyText: <Empty title={t(`${STATEMENT}.empty`)} /> }}
      columns={statementColumns(t, statement?.currency)}
      summary={() => <ClosingRow statement={statement} />}
    />
  )
}

const textOf = (t: TFunction) => (name: string) => t(`${STATEMENT}.${name}`)

/** The account begins with what was brought forward. */
const openingRow = (statement: Statement | undefined): StatementRow => ({
  kind: OPENING,
  id: 0,
  on: '',
  number: '',
  amount: '',
  balance: statement?.opening ?? '',
})
const isOpening = ({ kind }: StatementRow) => kind === OPENING

// the opening line has one cell for all that it has not
const whole = (row: StatementRow) => (isOpening(row) ? { colSpan: 5 } : {})
const covered = (row: StatementRow) => (isOpening(row) ? { colSpan: 0 } : {})

function statementColumns(t: TFunction, currency?: string): TableColumnsType<StatementRow> {
  const text = textOf(t)
  const money = (value: string) => <Money bare value={value} currency={currency} />
  const side =
    (credit: boolean) =>
    (_: unknown, { amount }: StatementRow) =>
      amount.startsWith('-') === credit ? money(amount.replace('-', '')) : null
  return [
    {
      title: text('on'),
      onCell: whole,
      render: (_, row) =>
        isOpening(row) ? <strong>{text(OPENING)}</strong> : <DateText value={row.on} />,
    },
    {
      title: t('commercial.invoices.fields.type'),
      onCell: covered,
      render: (_, row) => t(`${AGEING}.kind.${row.kind}`),
    },
    {
      title: text('document'),
      onCell: covered,
      render: (_, row) => (
        <Link to={documentPath(row)}>
          <Ltr>{row.number}</Ltr>
        </Link>
      ),
    },
    { title: text('debit'), align: 'end', onCell: covered, render: side(false) },
    { title: text('credit'), align: 'end', onCell: covered, render: side(true) },
    { title: text('balance'), align: 'end', render: (_, row) => money(row.balance) },
  ]
}

function ClosingRow({ statement }: { statement: Statement | undefined }) {
  const text = textOf(useTranslation().t)
  return (
    <Table.Summary.Row style={{ fontWeight: 600 }}>
      <Table.Summary.Cell index={0} colSpan={5}>
        {text('closing')}
      </Table.Summary.Cell>
      <Table.Summary.Cell index={5} align="end">
        <Money value={statement?.closing} currency={statement?.currency} />
      </Table.Summary.Cell>
    </Table.Summary.Row>
  )
}

/** The account on a phone: the balance first, then every document. */
function StatementCards({ statement }: { statement: Statement | undefined }) {
  const { t } = useTranslation()
  if (!statement) return <Skeleton active title={false} />
  const { currency, opening, closing, rows } = statement
  const text = textOf(t)
  const money = (value: string) => <Money value={value} currency={currency} />
  return (
    <Flex vertical gap="small">
      <FactCard
        title={text('closing')}
        extra={<strong>{money(closing)}</strong>}
        items={[{ key: OPENING, label: text(OPENING), children: money(opening) }]}
      />
      {rows.length ? null : <Empty title={text('empty')} />}
      {rows.map((row) => (
        <EntryCard key={`${row.kind} ${row.id}`} row={row} currency={currency} />
      ))}
    </Flex>
  )
}

function EntryCard({ row, currency }: { row: StatementRow; currency: string }) {
  const { t } = useTranslation()
  const text = textOf(t)
  const money = (value: string) => <Money value={value} currency={currency} />
  const side = row.amount.startsWith('-') ? 'credit' : 'debit'
  return (
    <FactCard
      title={
        <Link to={documentPath(row)}>
          <Ltr>{row.number}</Ltr>
        </Link>
      }
      extra={<DateText value={row.on} />}
      items={[
        {
          key: 'kind',
          label: t('commercial.invoices.fields.type'),
          children: t(`${AGEING}.kind.${row.kind}`),
        },
        { key: side, label: text(side), children: money(row.amount.replace('-', '')) },
        { key: 'balance', label: text('balance'), children: money(row.balance) },
      ]}
    />
  )
}
