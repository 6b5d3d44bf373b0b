import { Card, Table, Typography, type TableColumnsType } from 'antd'
import { useTranslation } from 'react-i18next'
import { sourceText, type OnOpen } from '../costs/costs'
import { BaseMoney } from '../ledger/base-money'
import { Figure } from '../ledger/figure'
import { PROFITABILITY, type ProjectProfitability } from './project-profitability'

interface StatementProps {
  project: ProjectProfitability
  onOpen: OnOpen
}

interface Row {
  key: string
  label: string
  value: string
  /** The documents that it is made of; a sum of other rows has none. */
  figure?: string
  strong?: boolean
}

/** From the contract to the margin that is left of it. */
export function Statement({ project, onOpen }: StatementProps) {
  const { t } = useTranslation()
  const { estimate } = project
  const columns: TableColumnsType<Row> = [
    { render: (_, row) => (row.strong ? <strong>{row.label}</strong> : row.label) },
    { align: 'end', render: (_, row) => <Value row={row} onOpen={onOpen} /> },
  ]
  return (
    <Card size="small" title={t(`${PROFITABILITY}.statement`)}>
      <Table<Row>
        size="small"
        showHeader={false}
        pagination={false}
        dataSource={useRows(project)}
        columns={columns}
      />
      <Typography.Text type="secondary">
        {t(`${PROFITABILITY}.by.${project.forecastBy}`)} {estimate?.note}
      </Typography.Text>
    </Card>
  )
}

function Value({ row, onOpen }: { row: Row; onOpen: OnOpen }) {
  const { figure, label, value } = row
  if (!figure || !Number(value)) {
    const amount = <BaseMoney value={value} />
    return row.strong ? <strong>{amount}</strong> : amount
  }
  return (
    <Figure {...{ value, label }} onOpen={() => onOpen({ question: { figure }, title: label })} />
  )
}

function useRows(project: ProjectProfitability): Row[] {
  const { t } = useTranslation()
  const row = (key: 'contract' | 'variations' | 'pending' | 'invoiced' | 'received') => ({
    ...{ key, figure: key, label: t(`${PROFITABILITY}.fields.${key}`), value: project[key] },
  })
  const total = (key: 'revised' | 'actual' | 'toComplete' | 'forecast' | 'margin') => ({
    ...{ key, label: t(`${PROFITABILITY}.fields.${key}`), value: project[key] },
    strong: key !== 'toComplete',
  })
  return [
    ...[row('contract'), row('variations'), total('revised')],
    ...[row('pending'), row('invoiced'), row('received')],
    ...project.sources.map(({ source, amount }) => ({
      ...{ key: source, figure: source, label: sourceText(t, source), value: amount },
    })),
    { ...total('actual'), figure: 'actual' },
    {
      ...{ key: 'orders', figure: 'orders', value: project.committed },
      label: t(`${PROFITABILITY}.fields.committed`),
    },
    ...[total('toComplete'), total('forecast'), total('margin')],
  ]
}
