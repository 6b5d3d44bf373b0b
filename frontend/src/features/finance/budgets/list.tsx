import { Typography } from 'antd'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { BASE_CURRENCY } from '@binaa/backend/money'
import { InstantText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { Ltr } from '../../../kit/display/ltr'
import { Money } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { budgetPath, BUDGETS, OWNERS, STATUSES, type BudgetRow } from './budget'
import { UsedBar } from './used-bar'

const money = (key: 'total' | 'actual' | 'committed' | 'left'): Column<BudgetRow> => ({
  ...{ key, sortable: key === 'total', align: 'end' },
  optional: key === 'actual' || key === 'committed',
  render: (row) => <Money value={row[key]} currency={BASE_CURRENCY} />,
})

const HEAD: Column<BudgetRow>[] = [
  {
    key: 'number',
    sortable: true,
    render: (row) => (
      <Link to={budgetPath(row)}>
        <Ltr>{row.number}</Ltr>
      </Link>
    ),
  },
]

function useColumns(): Column<BudgetRow>[] {
  const { t } = useTranslation()
  const statuses = STATUSES.map((value) => ({ value, label: t(`kit.status.${value}`) }))
  const owners = OWNERS.map((value) => ({ value, label: t(`${BUDGETS}.owner.${value}`) }))
  const used = t(`${BUDGETS}.fields.usedPercent`)
  return [
    ...HEAD,
    {
      key: 'owner',
      filter: { kind: 'choice', options: owners },
      render: (row) => (
        <>
          <LocalName name={row.ownerName} nameAr={row.ownerNameAr} />
          <div>
            <Typography.Text type="secondary">{row.title}</Typography.Text>
          </div>
        </>
      ),
    },
    {
      ...{ key: 'fromMonth', title: t(`${BUDGETS}.fields.months`), sortable: true, width: 160 },
      render: (row) => <Ltr>{`${row.fromMonth} – ${row.toMonth}`}</Ltr>,
    },
    {
      key: 'status',
      sortable: true,
      filter: { kind: 'choice', options: statuses },
      render: (row) => <StatusTag status={row.status} />,
    },
    ...(['total', 'actual', 'committed', 'left'] as const).map(money),
    { key: 'usedPercent', render: (row) => <UsedBar percent={row.usedPercent} label={used} /> },
    {
      ...{ key: 'createdAt', sortable: true, optional: true },
      render: (row) => <InstantText value={row.createdAt} />,
    },
  ]
}

/** What projects and departments may spend, with what is used of it. */
export default function BudgetList() {
  const { t } = useTranslation()
  return (
    <ResourceTable<BudgetRow>
      resource={BUDGETS}
      columns={useColumns()}
      labelOf={(row) => row.number}
      pathOf={budgetPath}
      currencyOf={() => BASE_CURRENCY}
      initialSorters={[{ field: 'createdAt', order: 'desc' }]}
      tabs={[
        { key: 'all', label: t(`${BUDGETS}.tabs.all`), params: {} },
        ...(['approved', 'submitted', 'draft'] as const).map((status) => ({
          ...{ key: status, label: t(`kit.status.${status}`), params: { status } },
        })),
      ]}
      create={{
        ...{ path: '/finance/budgets/new', ability: 'budgets.manage' },
        label: t(`${BUDGETS}.create`),
      }}
      emptyHint={t(`${BUDGETS}.empty`)}
    />
  )
}
