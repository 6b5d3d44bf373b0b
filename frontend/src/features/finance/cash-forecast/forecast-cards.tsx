import { useTranslation } from 'react-i18next'
import { FactCard } from '../../../kit/table/fact-card'
import { BaseMoney } from '../ledger/base-money'
import { Figure } from '../ledger/figure'
import { CASH_FORECAST } from './cash-forecast'
import type { ForecastProps } from './forecast-table'

/** The weeks of a forecast one below the other, for screens without room for its columns. */
export function ForecastCards({ forecast, onOpen, titleOf }: ForecastProps) {
  const { t } = useTranslation()
  const beside = (['later', 'undated'] as const).map((column) => ({
    ...{ column, title: t(`${CASH_FORECAST}.${column}`), closing: null },
    amounts: forecast.lines.map((row) => row[column]),
  }))
  const weeks = forecast.weeks.map(({ closing }, week) => ({
    ...{ column: String(week), title: titleOf(week), closing },
    amounts: forecast.lines.map((row) => row.weeks[week]!),
  }))
  return [...weeks, ...beside].map(({ column, title, closing, amounts }) => (
    <FactCard
      key={column}
      title={title}
      extra={closing === null ? null : <BaseMoney value={closing} />}
      items={forecast.lines.flatMap(({ line }, i) => {
        const label = t(`${CASH_FORECAST}.lines.${line}`)
        if (!Number(amounts[i])) return []
        const open = () => onOpen({ line, column, title: `${label}, ${title}` })
        return {
          ...{ key: line, label },
          children: <Figure value={amounts[i]!} label={`${label}, ${title}`} onOpen={open} />,
        }
      })}
    />
  ))
}
