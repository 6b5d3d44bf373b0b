import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Answer } from '../../../api/types'
import { today } from '../../../kit/inputs/today'
import { AccountName } from '../ledger/account-name'
import { PeriodReport } from '../ledger/period-report'
import { StatementTable, type StatementRow } from '../ledger/statement-table'

type BalanceSheet = Answer<'balance_sheet.index'>

const BALANCE_SHEET = 'finance.balance_sheet'

/** What the firm has, owes and is worth in the evening of a day. */
export default function BalanceSheetPage() {
  const { t } = useTranslation()
  return (
    <PeriodReport<BalanceSheet>
      title={t(`${BALANCE_SHEET}.title`)}
      subtitle={t(`${BALANCE_SHEET}.subtitle`)}
      endpoint="balance-sheet"
      days={[
        { name: 'asOf', label: t('finance.ledger.as_of'), initial: today() },
        { name: 'comparedOn', label: t('finance.ledger.compared_on') },
      ]}
    >
      {(report) => (
        <StatementTable rows={rowsOf(report, t)} isCompared={report.comparedOn !== null} />
      )}
    </PeriodReport>
  )
}

function rowsOf(report: BalanceSheet, t: TFunction): StatementRow[] {
  const total = (key: string, label: string, of: BalanceSheet['assets']): StatementRow => ({
    ...{ key, label, isTotal: true, amount: of.amount, compared: of.compared },
  })
  const sections = report.sections.flatMap(({ type, rows, ...sum }): StatementRow[] => {
    const name = t(`finance.ledger.type.${type}`)
    return [
      ...rows.map(({ account, result, amount, compared }) => ({
        ...{ key: account?.code ?? result!, amount, compared },
        label: account ? (
          <AccountName account={account} period={{ to: report.asOf }} />
        ) : (
          t(`${BALANCE_SHEET}.result.${result}`)
        ),
      })),
      ...(rows.length ? [total(type, t('finance.ledger.total_of', { name }), sum)] : []),
      ...(type === 'fixed_asset'
        ? [total('assets', t(`${BALANCE_SHEET}.assets`), report.assets)]
        : []),
    ]
  })
  return [...sections, total('claims', t(`${BALANCE_SHEET}.claims`), report.claims)]
}
