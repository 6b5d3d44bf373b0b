import { Card, Table, type TableColumnsType } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Answer } from '../../../api/types'
import { Empty } from '../../../kit/empty'
import { today } from '../../../kit/inputs/today'
import { FactCard } from '../../../kit/table/fact-card'
import { useIsNarrow } from '../../../kit/use-is-narrow'
import { AccountName } from '../ledger/account-name'
import { BaseMoney } from '../ledger/base-money'
import { PeriodReport } from '../ledger/period-report'

type TrialBalance = Answer<'trial_balance.index'>
type Row = TrialBalance['rows'][number]

const TRIAL_BALANCE = 'finance.trial_balance'
const COLUMNS = ['opening', 'debit', 'credit', 'closing'] as const

/** What every account stood at, moved and stands at; each opens its entries. */
export default function TrialBalancePage() {
  const { t } = useTranslation()
  return (
    <PeriodReport<TrialBalance>
      title={t(`${TRIAL_BALANCE}.title`)}
      subtitle={t(`${TRIAL_BALANCE}.subtitle`)}
      endpoint="trial-balance"
      days={[
        { name: 'from', label: t('finance.ledger.from'), initial: `${today().slice(0, 4)}-01-01` },
        { name: 'to', label: t('finance.ledger.to'), initial: today() },
      ]}
    >
      {(report) =>
        report.rows.length ? (
          <TrialTable report={report} />
        ) : (
          <Empty title={t(`${TRIAL_BALANCE}.empty`)} />
        )
      }
    </PeriodReport>
  )
}

/** A debit above zero, a credit below: the sign is the side. */
const amount = (value: string) => (Number(value) ? <BaseMoney value={value} /> : null)

function TrialTable({ report }: { report: TrialBalance }) {
  const { t } = useTranslation()
  const isNarrow = useIsNarrow()
  const period = { from: report.from, to: report.to }
  const title = (name: string) => t(`${TRIAL_BALANCE}.fields.${name}`)
  if (isNarrow)
    return report.rows.map((row) => (
      <FactCard
        key={row.account.id}
        title={<AccountName account={row.account} period={period} />}
        items={COLUMNS.filter((name) => Number(row[name]) !== 0).map((name) => ({
          ...{ key: name, label: title(name), children: amount(row[name]) },
        }))}
      />
    ))
  const columns: TableColumnsType<Row> = [
    {
      title: title('account'),
      render: (_, row) => <AccountName account={row.account} period={period} />,
    },
    ...COLUMNS.map((name) => ({
      title: title(name),
      align: 'end' as const,
      render: (_: unknown, row: Row) => amount(row[name]),
    })),
  ]
  return (
    <Card size="small" styles={{ body: { padding: 0 } }}>
      <Table<Row>
        size="small"
        pagination={false}
        scroll={{ x: 'max-content' }}
        rowKey={({ account }) => account.id}
        dataSource={report.rows}
        columns={columns}
        summary={() => <Totals totals={report.totals} />}
      />
    </Card>
  )
}

/** Debits and credits of every column: each pair is equal. */
function Totals({ totals }: { totals: TrialBalance['totals'] }) {
  const { t } = useTranslation()
  const pair = (debit: string, credit: string) => (
    <strong>
      {amount(debit)} / {amount(credit)}
    </strong>
  )
  const cells = [
    <strong key="name">{t(`${TRIAL_BALANCE}.totals`)}</strong>,
    pair(totals.openingDebit, totals.openingCredit),
    <strong key="debit">{amount(totals.debit)}</strong>,
    <strong key="credit">{amount(totals.credit)}</strong>,
    pair(totals.closingDebit, totals.closingCredit),
  ]
  return (
    <Table.Summary.Row>
      {cells.map((cell, i) => (
        <Table.Summary.Cell key={i} index={i} align={i ? 'right' : undefined}>
          {cell}
        </Table.Summary.Cell>
      ))}
    </Table.Summary.Row>
  )
}
