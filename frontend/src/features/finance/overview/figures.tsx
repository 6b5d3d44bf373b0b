import type { ReactNode } from 'react'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { BASE_CURRENCY } from '@binaa/backend/money'
import { Money } from '../../../kit/display/numbers'
import { RecordSummary } from '../../../kit/show/record-summary'
import {
  OVERVIEW,
  type FinanceOverview,
  type MonthResult,
  type OnOpenItems,
  type Side,
} from './overview'
import { resultPath } from './result-path'

interface FiguresProps {
  overview: FinanceOverview
  onOpen: OnOpenItems
}

/** Cash of today, what is open on both sides and how much of it is late, and the result of the month. */
export function Figures({ overview, onOpen }: FiguresProps) {
  const { t } = useTranslation()
  const { cash, months } = overview
  const label = (name: string) => t(`${OVERVIEW}.figures.${name}`)
  const side = (name: Side) => {
    const sums = overview[name]
    if (!sums) return []
    return {
      ...{ name, label: label(name) },
      value: (
        <Opening
          title={label(name)}
          onOpen={() => onOpen({ search: `side=${name}`, title: label(name) })}
        >
          <Amount value={sums.open} />
        </Opening>
      ),
      hint: <Overdue side={name} amount={sums.overdue} onOpen={onOpen} />,
    }
  }
  const facts = [
    ...(cash === null
      ? []
      : [
          {
            ...{ name: 'cash', label: label('cash') },
            value: (
              <Link to="/finance/cash-forecast">
                <Amount value={cash} />
              </Link>
            ),
          },
        ]),
    ...[side('receivable'), side('payable')].flat(),
    ...(months ? [resultFact(months, label('result'))] : []),
  ]
  return facts.length ? <RecordSummary resource={OVERVIEW} facts={facts} /> : null
}

const Amount = ({ value }: { value: string }) => <Money value={value} currency={BASE_CURRENCY} />

interface OpeningProps {
  title: string
  onOpen: () => void
  children: ReactNode
}

/** A figure that opens its documents. */
const Opening = ({ title, onOpen, children }: OpeningProps) => (
  <Button
    type="link"
    title={title}
    onClick={onOpen}
    style={{ padding: 0, blockSize: 'auto', font: 'inherit' }}
  >
    {children}
  </Button>
)

interface OverdueProps {
  side: Side
  amount: string
  onOpen: OnOpenItems
}

function Overdue({ side, amount, onOpen }: OverdueProps) {
  const { t } = useTranslation()
  if (!Number(amount)) return t(`${OVERVIEW}.figures.nothing_overdue`)
  const title = t(`${OVERVIEW}.figures.overdue_${side}`)
  return (
    <Opening title={title} onOpen={() => onOpen({ search: `side=${side}&overdue=true`, title })}>
      {t(`${OVERVIEW}.figures.overdue`)} <Amount value={amount} />
    </Opening>
  )
}

function resultFact(months: readonly MonthResult[], label: string) {
  const [last, now] = months.slice(-2)
  return {
    ...{ name: 'result', label },
    value: now ? (
      <Link to={resultPath(now)}>
        <Amount value={now.result} />
      </Link>
    ) : null,
    hint: last ? <LastMonth month={last} /> : null,
  }
}

function LastMonth({ month }: { month: MonthResult }) {
  const { t } = useTranslation()
  return (
    <Link to={resultPath(month)}>
      {t(`${OVERVIEW}.figures.last_month`)} <Amount value={month.result} />
    </Link>
  )
}
