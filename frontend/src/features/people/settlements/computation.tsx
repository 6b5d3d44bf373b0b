import { Card, Flex, Typography } from 'antd'
import { useTranslation } from 'react-i18next'
import { Money } from '../../../kit/display/numbers'
import { Figure, FigureList } from '../../../kit/show/figure-list'
import { RecordTable } from '../../../kit/table/record-table'
import { SETTLEMENTS, type Settlement } from './settlement'
import { useComputedLines, type ComputedLine } from './use-computed-lines'

const PARTS = ['basic', 'housing', 'transport', 'other', 'wage'] as const

/** How a settlement is reckoned, line by line, and what it comes to. */
export function Computation({ settlement }: { settlement: Settlement }) {
  const { t } = useTranslation()
  const lines = useComputedLines(settlement)
  const money = (value: string) => <Money value={value} currency={settlement.currency} />
  const title = (key: string) => t(`${SETTLEMENTS}.computation.${key}`)
  return (
    <Flex vertical gap="middle">
      <Wage settlement={settlement} />
      <RecordTable<ComputedLine>
        size="small"
        rowKey="key"
        pagination={false}
        dataSource={lines}
        columns={[
          { title: title('line'), render: (_, line) => <bdi>{line.name}</bdi> },
          { title: title('basis'), render: (_, line) => <Basis line={line} /> },
          { title: title('amount'), align: 'end', render: (_, line) => money(line.amount) },
        ]}
      />
      <Card size="small" style={{ maxInlineSize: 560 }}>
        <FigureList>
          <Figure name={title('due')}>{money(settlement.due)}</Figure>
          <Figure name={title('deducted')}>{money(settlement.deducted)}</Figure>
          <Figure name={title('net')}>
            <strong>{money(settlement.net)}</strong>
          </Figure>
        </FigureList>
      </Card>
    </Flex>
  )
}

const Basis = ({ line: { basis } }: { line: ComputedLine }) => (
  <Flex vertical>
    {basis.map((text) => (
      <Typography.Text key={text} type="secondary">
        <bdi>{text}</bdi>
      </Typography.Text>
    ))}
  </Flex>
)

function Wage({ settlement: { figures, currency } }: { settlement: Settlement }) {
  const { t } = useTranslation()
  const title = (key: string) => t(`${SETTLEMENTS}.computation.${key}`)
  const money = (value: string) => <Money value={value} currency={currency} />
  return (
    <Card size="small" title={title('wage')} style={{ maxInlineSize: 560 }}>
      <FigureList>
        {PARTS.map((part) => (
          <Figure key={part} name={title(part)}>
            {part === 'wage' ? (
              <strong>{money(figures.pay.wage)}</strong>
            ) : (
              money(figures.pay[part])
            )}
          </Figure>
        ))}
      </FigureList>
    </Card>
  )
}
