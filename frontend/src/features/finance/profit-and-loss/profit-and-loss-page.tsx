import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Answer } from '../../../api/types'
import { today } from '../../../kit/inputs/today'
import { AccountName } from '../ledger/account-name'
import { PartFields } from '../ledger/part-fields'
import { PeriodReport } from '../ledger/period-report'
import { StatementTable, type StatementRow } from '../ledger/statement-table'

type ProfitAndLoss = Answer<'profit_and_loss.index'>

const PROFIT_AND_LOSS = 'finance.profit_and_loss'

/** What was earned and spent in a period, all of it, or of one project or cost head. */
export default function ProfitAndLossPage() {
  const { t } = useTranslation()
  const day = (name: string, key: string, initial?: string) => ({
    ...{ name, label: t(`finance.ledger.${key}`), initial },
  })
  return (
    <PeriodReport<ProfitAndLoss>
      title={t(`${PROFIT_AND_LOSS}.title`)}
      subtitle={t(`${PROFIT_AND_LOSS}.subtitle`)}
      endpoint="profit-and-loss"
      further={['projectId', 'costHead']}
      days={[
        day('from', 'from', `${today().slice(0, 4)}-01-01`),
        day('to', 'to', today()),
        day('comparedFrom', 'compared_from'),
        day('comparedTo', 'compared_to'),
      ]}
      fields={(set, params) => <PartFields params={params} set={set} />}
    >
      {(report) => (
        <StatementTable rows={rowsOf(report, t)} isCompared={report.comparedTo !== null} />
      )}
    </PeriodReport>
  )
}

function rowsOf(report: ProfitAndLoss, t: TFunction): StatementRow[] {
  const { from, to, projectId, costHead } = report
  const total = (key: string, label: string, of: ProfitAndLoss['net']): StatementRow => ({
    ...{ key, label, isTotal: true, amount: of.amount, compared: of.compared },
  })
  const sections = report.sections.flatMap(({ type, rows, ...sum }): StatementRow[] => {
    const name = t(`finance.ledger.type.${type}`)
    return [
      ...rows.map(({ account, amount, compared }) => ({
        ...{ key: account.code, amount, compared },
        label: (
          <AccountName account={account} period={{ from, to }} part={{ projectId, costHead }} />
        ),
      })),
      ...(rows.length ? [total(type, t('finance.ledger.total_of', { name }), sum)] : []),
      ...(type === 'direct_cost'
        ? [total('gross', t(`${PROFIT_AND_LOSS}.gross`), report.gross)]
        : []),
    ]
  })
  return [...sections, total('net', t(`${PROFIT_AND_LOSS}.net`), report.net)]
}
