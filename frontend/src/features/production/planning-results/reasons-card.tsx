import { Table, type TableColumnsType } from 'antd'
import { useTranslation } from 'react-i18next'
import { ChartCard } from '../../../kit/charts/chart-card'
import { useFormats } from '../../../kit/display/use-formats'
import { useChoiceLabel } from '../../../kit/inputs/use-choices'
import { OpenFigure } from './open-figure'
import { RESULTS, type Opened, type Results } from './results'

type Reason = Results['reasons'][number]

interface ReasonsCardProps {
  reasons: Reason[]
  onOpen: (opened: Opened) => void
}

/** Why promises were missed, the most frequent first: the first few reasons are most of the misses. */
export function ReasonsCard({ reasons, onOpen }: ReasonsCardProps) {
  const { t } = useTranslation()
  const labelOf = useChoiceLabel('miss-reasons')
  const opened = (reason: string): Opened => ({
    title: labelOf(reason),
    filters: { reason, outcome: 'not_done' },
  })
  const columns = useColumns(opened, onOpen)
  return (
    <ChartCard
      title={t(`${RESULTS}.by_reason`)}
      unit={t(`${RESULTS}.misses`)}
      series={[{ name: t(`${RESULTS}.fields.count`), color: 'var(--accent)' }]}
      columns={reasons.map(({ reason, count }) => ({
        key: reason,
        label: labelOf(reason),
        values: [count],
      }))}
      onOpen={(reason) => onOpen(opened(reason))}
    >
      <Table<Reason>
        size="small"
        rowKey="reason"
        dataSource={reasons}
        columns={columns}
        scroll={{ x: 'max-content' }}
        pagination={false}
      />
    </ChartCard>
  )
}

function useColumns(
  opened: (reason: string) => Opened,
  onOpen: ReasonsCardProps['onOpen']
): TableColumnsType<Reason> {
  const { t } = useTranslation()
  const formats = useFormats()
  return [
    { title: t(`${RESULTS}.fields.reason`), render: (_, { reason }) => opened(reason).title },
    {
      title: t(`${RESULTS}.fields.count`),
      align: 'end',
      render: (_, { reason, count }) => (
        <OpenFigure {...opened(reason)} onOpen={onOpen}>
          {formats.number(count)}
        </OpenFigure>
      ),
    },
    {
      title: t(`${RESULTS}.fields.cumulative`),
      align: 'end',
      render: (_, { cumulative }) => formats.percent(cumulative),
    },
  ]
}
