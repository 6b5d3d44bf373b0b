import { Alert, Flex, Tag, Typography, type TableColumnType } from 'antd'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { MixedText } from '../../../kit/display/mixed-text'
import { Money, Quantity } from '../../../kit/display/numbers'
import { RecordTable } from '../../../kit/table/record-table'
import { STATEMENTS, type ImportPlan } from './statement'

interface PlanProps {
  plan: ImportPlan
  currency: string
}

const OUTCOME_COLOURS = { new: 'green', overlaps: 'gold', known: 'default' } as const

/** What importing a file would do: each statement, and the first lines. */
export function ImportPlanView({ plan, currency }: PlanProps) {
  const { t } = useTranslation()
  const { newLines, duplicateLines } = plan
  return (
    <>
      <Alert
        type={newLines ? 'info' : 'warning'}
        showIcon
        role="status"
        message={[
          t(`${STATEMENTS}.found_new`, { count: newLines }),
          t(`${STATEMENTS}.found_known`, { count: duplicateLines }),
        ].join(' · ')}
      />
      <PlannedStatements plan={plan} currency={currency} />
      <PlannedLines plan={plan} currency={currency} />
    </>
  )
}

type Planned = ImportPlan['statements'][number]

function usePlannedColumns(currency: string): TableColumnType<Planned>[] {
  const { t } = useTranslation()
  const text = (name: string) => t(`${STATEMENTS}.${name}`)
  return [
    {
      key: 'number',
      title: text('number'),
      render: (_, { number, closedOn }) => <Ltr>{number || closedOn}</Ltr>,
    },
    {
      key: 'outcome',
      title: text('result'),
      render: (_, { outcome }) => (
        <Tag color={OUTCOME_COLOURS[outcome]}>{text(`outcome.${outcome}`)}</Tag>
      ),
    },
    {
      key: 'closedOn',
      title: text('closed_on'),
      render: (_, { closedOn }) => <DateText value={closedOn} />,
    },
    ...(['opening', 'closing'] as const).map((key) => ({
      ...{ key, title: text(key), align: 'end' as const },
      render: (_: unknown, row: Planned) => <Money value={row[key]} currency={currency} />,
    })),
    {
      key: 'lineCount',
      title: text('lines'),
      align: 'end',
      render: (_, { lineCount }) => <Quantity value={lineCount} />,
    },
    {
      key: 'gap',
      title: text('gap'),
      render: (_, { gap }) => (gap ? <Gap value={gap} currency={currency} /> : null),
    },
  ]
}

/** What is missing between two statements. */
const Gap = (money: { value: string; currency: string }) => (
  <Typography.Text type="warning">
    <Money {...money} />
  </Typography.Text>
)

function PlannedStatements({ plan, currency }: PlanProps) {
  return (
    <RecordTable<ImportPlan['statements'][number]>
      size="small"
      rowKey={({ number, closedOn, closing }) => `${number} ${closedOn} ${closing}`}
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={plan.statements}
      columns={usePlannedColumns(currency)}
    />
  )
}

type LineRow = ImportPlan['lines'][number] & { key: number }

function useLineColumns(currency: string): TableColumnType<LineRow>[] {
  const { t } = useTranslation()
  const text = (name: string) => t(`${STATEMENTS}.${name}`)
  return [
    {
      key: 'bookedOn',
      title: text('booked_on'),
      render: (_, { bookedOn }) => <DateText value={bookedOn} />,
    },
    {
      key: 'text',
      title: text('description'),
      width: 280,
      render: (_, line) => (
        <Flex vertical style={{ whiteSpace: 'normal', minInlineSize: 200 }}>
          {line.counterpartyName ? <bdi>{line.counterpartyName}</bdi> : null}
          <MixedText>{line.text}</MixedText>
        </Flex>
      ),
    },
    {
      key: 'amount',
      title: text('amount'),
      align: 'end',
      render: (_, { amount }) => <Money value={amount} currency={currency} />,
    },
    {
      key: 'isNew',
      title: text('result'),
      render: (_, { isNew }) => (
        <Tag color={isNew ? 'green' : 'default'}>{text(isNew ? 'is_new' : 'is_known')}</Tag>
      ),
    },
  ]
}

function PlannedLines({ plan, currency }: PlanProps) {
  const rows = plan.lines.map((line, at) => ({ ...line, key: at }))
  return (
    <RecordTable<LineRow>
      size="small"
      rowKey="key"
      pagination={{ pageSize: 10, hideOnSinglePage: true, showSizeChanger: false }}
      scroll={{ x: 'max-content' }}
      dataSource={rows}
      columns={useLineColumns(currency)}
    />
  )
}
