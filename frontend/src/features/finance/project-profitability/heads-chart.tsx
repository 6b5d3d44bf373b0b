import { Table, type TableColumnsType } from 'antd'
import { useTranslation } from 'react-i18next'
import { BASE_CURRENCY } from '@binaa/backend/money'
import { ChartCard } from '../../../kit/charts/chart-card'
import { costHeadText } from '../../../kit/cost-heads/cost-heads'
import type { OnOpen } from '../costs/costs'
import { BaseMoney } from '../ledger/base-money'
import { Figure } from '../ledger/figure'
import { PROFITABILITY, type ProjectProfitability } from './project-profitability'

type Head = ProjectProfitability['heads'][number]

interface HeadsChartProps {
  project: ProjectProfitability
  onOpen: OnOpen
}

/** Costs of a project beside its budget, by cost head; a column opens what was spent. */
export function HeadsChart({ project, onOpen }: HeadsChartProps) {
  const { t } = useTranslation()
  const name = (key: string) => t(`${PROFITABILITY}.head.${key}`)
  const open = useOpening(onOpen)
  return (
    <ChartCard
      title={name('title')}
      unit={BASE_CURRENCY}
      series={[
        { name: name('budget'), color: 'var(--gray)' },
        { name: name('actual'), color: 'var(--brand)' },
        { name: name('committed'), color: 'var(--accent)' },
      ]}
      columns={project.heads.map((head) => ({
        ...{ key: head.costHead, label: costHeadText(t, head.costHead) },
        values: [Number(head.budget), Number(head.actual), Number(head.committed)],
      }))}
      onOpen={(costHead) => open(costHead, 'actual')}
    >
      <Table<Head>
        size="small"
        pagination={false}
        scroll={{ x: 'max-content' }}
        rowKey="costHead"
        dataSource={project.heads}
        columns={useColumns(open)}
      />
    </ChartCard>
  )
}

type Spent = 'actual' | 'committed'
type Open = (costHead: string, key: Spent) => void

/** Opens the documents of a cost head. */
function useOpening(onOpen: OnOpen): Open {
  const { t } = useTranslation()
  return (costHead, key) =>
    onOpen({
      question: { figure: key === 'actual' ? 'actual' : 'orders', costHead },
      title: `${costHeadText(t, costHead)}, ${t(`${PROFITABILITY}.head.${key}`)}`,
    })
}

function useColumns(open: Open): TableColumnsType<Head> {
  const { t } = useTranslation()
  const name = (key: string) => t(`${PROFITABILITY}.head.${key}`)
  const spent = (key: Spent) => ({
    ...{ title: name(key), align: 'end' as const },
    render: (_: unknown, head: Head) => (
      <Figure
        value={head[key]}
        label={`${costHeadText(t, head.costHead)}, ${name(key)}`}
        onOpen={() => open(head.costHead, key)}
      />
    ),
  })
  return [
    { title: name('costHead'), render: (_, { costHead }) => costHeadText(t, costHead) },
    { title: name('budget'), align: 'end', render: (_, head) => <BaseMoney value={head.budget} /> },
    ...[spent('actual'), spent('committed')],
  ]
}
