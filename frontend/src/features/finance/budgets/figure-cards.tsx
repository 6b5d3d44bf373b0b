import { useTranslation } from 'react-i18next'
import { FactCard } from '../../../kit/table/fact-card'
import { costHeadText } from '../../../kit/cost-heads/cost-heads'
import { BaseMoney } from '../ledger/base-money'
import { BUDGETS } from './budget'
import { PLANNED, SPENT, SpentFigure, type FiguresProps } from './figure-table'
import { UsedBar } from './used-bar'

/** The lines of a budget one below the other, for screens without room for their columns. */
export function FigureCards({ figures, onOpen }: FiguresProps) {
  const { t } = useTranslation()
  const name = (key: string) => t(`${BUDGETS}.figure.${key}`)
  return figures.lines.map((line) => (
    <FactCard
      key={line.costHead}
      title={costHeadText(t, line.costHead)}
      extra={<UsedBar percent={line.usedPercent} label={name('usedPercent')} />}
      items={[
        ...PLANNED.map((key) => ({
          ...{ key, label: name(key), children: <BaseMoney value={line[key]} /> },
        })),
        ...(Object.keys(SPENT) as (keyof typeof SPENT)[]).map((key) => ({
          ...{ key, label: name(key) },
          children: <SpentFigure line={line} name={key} onOpen={onOpen} />,
        })),
        { key: 'left', label: name('left'), children: <BaseMoney value={line.left} /> },
      ]}
    />
  ))
}
