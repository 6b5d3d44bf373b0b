import { useState, type ReactNode } from 'react'
import { Card, Flex, Statistic } from 'antd'
import { useTranslation } from 'react-i18next'
import { Money, Percent } from '../../../kit/display/numbers'
import { useFormats } from '../../../kit/display/use-formats'
import { Empty } from '../../../kit/empty'
import { NONE } from '../../../kit/display/none'
import { DEBT_ANALYSIS, type DebtAnalysis, type OpenedFigure } from './debt-analysis'
import { AgeCard, ExpectedCard, TrendCard } from './debt-charts'
import { DebtDocumentsDrawer } from './debt-documents'
import { GroupsCard } from './debt-groups'
import { ProvisionCard } from './provision-card'
import styles from './debt-board.module.css'

interface DebtBoardProps {
  debt: DebtAnalysis
  /** Day and currency as the address has them. */
  search: string
}

/** The figures of a day, how old they are, what is to come in, who owes it and how it came to this. */
export function DebtBoard({ debt, search }: DebtBoardProps) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<OpenedFigure | null>(null)
  const isEmpty = debt.clients.length === 0 && Number(debt.retention) === 0
  if (isEmpty) return <Empty title={t(`${DEBT_ANALYSIS}.empty`)} />
  return (
    <Flex vertical gap="middle">
      <Figures debt={debt} />
      <div className={styles.cards}>
        <AgeCard debt={debt} onOpen={setOpened} />
        <ExpectedCard debt={debt} onOpen={setOpened} />
        <GroupsCard debt={debt} onOpen={setOpened} />
        <TrendCard debt={debt} />
        <ProvisionCard debt={debt} />
      </div>
      {opened ? (
        <DebtDocumentsDrawer
          figure={opened}
          search={search}
          currency={debt.currency}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </Flex>
  )
}

/** The sums of the day beside how old they are. */
function Figures({ debt }: { debt: DebtAnalysis }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { currency } = debt
  const days = (value: number | null) => (value === null ? NONE : formats.number(value))
  const figures: [string, ReactNode][] = [
    ['outstanding', <Money key="o" value={debt.outstanding} currency={currency} />],
    ['overdue', <Money key="l" value={debt.overdue} currency={currency} />],
    ['not_due', <Money key="n" value={debt.notDue} currency={currency} />],
    ['unallocated', <Money key="u" value={debt.unallocated} currency={currency} />],
    ['retention', <Money key="r" value={debt.retention} currency={currency} />],
    ['provision', <Money key="p" value={debt.provision.total} currency={currency} />],
    ['days_late', days(debt.daysLate)],
    ['sales_days', days(debt.salesDays)],
    ['top_share', <Percent key="s" value={debt.topShare} />],
  ]
  return (
    <Card size="small">
      <Flex wrap gap="large">
        {figures.map(([name, figure]) => (
          <Statistic
            key={name}
            title={t(`${DEBT_ANALYSIS}.${name}`)}
            formatter={() => figure}
            valueStyle={{ fontSize: 20 }}
          />
        ))}
      </Flex>
    </Card>
  )
}
