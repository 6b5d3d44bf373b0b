import { Table, type TableColumnsType } from 'antd'
import { useTranslation } from 'react-i18next'
import { sum } from '@binaa/backend/decimal'
import { costHeadText } from '../../../kit/cost-heads/cost-heads'
import type { OnOpen } from '../costs/costs'
import { BaseMoney } from '../ledger/base-money'
import { Figure } from '../ledger/figure'
import { BUDGETS, type BudgetFigures, type FigureLine } from './budget'
import { UsedBar } from './used-bar'

export interface FiguresProps {
  figures: BudgetFigures
  onOpen: OnOpen
}

const MINOR = 2
export const PLANNED = ['original', 'budget'] as const
/** Figures that are made of documents, by their source. */
export const SPENT = { actual: 'actual', committed: 'orders' } as const
const SUMMED = ['original', 'budget', 'actual', 'committed', 'left'] as const

/** Cost heads with what was planned, is spent and left; a figure opens its documents. */
export function FigureTable({ figures, onOpen }: FiguresProps) {
  const { t } = useTranslation()
  return (
    <Table<FigureLine>
      size="small"
      pagination={false}
      scroll={{ x: 'max-content' }}
      rowKey="costHead"
      dataSource={figures.lines}
      columns={useColumns(onOpen)}
      summary={() => (
        <Table.Summary.Row>
          <Table.Summary.Cell index={0}>
            <strong>{t(`${BUDGETS}.figure.total`)}</strong>
          </Table.Summary.Cell>
          {SUMMED.map((name, i) => (
            <Table.Summary.Cell key={name} index={i + 1} align="right">
              <strong>
                <BaseMoney
                  value={sum(
                    figures.lines.map((line) => line[name]),
                    MINOR
                  )}
                />
              </strong>
            </Table.Summary.Cell>
          ))}
          <Table.Summary.Cell index={SUMMED.length + 1} />
        </Table.Summary.Row>
      )}
    />
  )
}

function useColumns(onOpen: OnOpen): TableColumnsType<FigureLine> {
  const { t } = useTranslation()
  const name = (key: string) => t(`${BUDGETS}.figure.${key}`)
  const spent = (key: keyof typeof SPENT) => ({
    title: name(key),
    align: 'end' as const,
    render: (_: unknown, line: FigureLine) => (
      <SpentFigure line={line} name={key} onOpen={onOpen} />
    ),
  })
  return [
    {
      title: name('costHead'),
      fixed: 'left',
      render: (_, { costHead }) => costHeadText(t, costHead),
    },
    ...PLANNED.map((key) => ({
      ...{ title: name(key), align: 'end' as const },
      render: (_: unknown, line: FigureLine) => <BaseMoney value={line[key]} />,
    })),
    spent('actual'),
    spent('committed'),
    { title: name('left'), align: 'end', render: (_, { left }) => <BaseMoney value={left} /> },
    {
      title: name('usedPercent'),
      render: (_, { usedPercent }) => <UsedBar percent={usedPercent} label={name('usedPercent')} />,
    },
  ]
}

interface SpentFigureProps {
  line: FigureLine
  name: keyof typeof SPENT
  onOpen: OnOpen
}

/** An amount of a cost head that opens its documents. */
export function SpentFigure({ line, name, onOpen }: SpentFigureProps) {
  const { t } = useTranslation()
  const title = `${costHeadText(t, line.costHead)}, ${t(`${BUDGETS}.figure.${name}`)}`
  const question = { source: SPENT[name], costHead: line.costHead }
  return <Figure value={line[name]} label={title} onOpen={() => onOpen({ question, title })} />
}
