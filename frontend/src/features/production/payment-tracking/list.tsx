import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { LocalName } from '../../../kit/display/local-name'
import { StatusTag } from '../../../kit/display/status-tag'
import { CURRENCY_OPTIONS } from '../../../kit/inputs/currencies'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { useAbility } from '../../../providers/access'
import { SignedAmount } from './signed-amount'
import {
  PAYMENT_TRACKING,
  trackingPath,
  type Amount,
  type TrackedProject,
} from './payment-tracking'

const STATUSES = ['active', 'in_progress', 'on_hold', 'completed', 'closed'] as const

/** Beside the name: what decides whether a project earns; the rest is chosen where it is wanted. */
const SHOWN: Amount[] = [
  'revised',
  'margin',
  'overdue',
  'received',
  'committed',
  'certified',
  'cash',
]
const OPTIONAL: Amount[] = [
  'contract',
  'variations',
  'pending',
  'invoiced',
  'retention',
  'advance',
  'billed',
  'labour',
  'paid',
]

const NAMES: Column<TrackedProject>[] = [
  {
    key: 'code',
    width: 132,
    sortable: true,
    filter: { kind: 'text' },
    render: (row) => <Link to={trackingPath(row)}>{row.code}</Link>,
  },
  {
    key: 'name',
    width: 190,
    sortable: true,
    filter: { kind: 'text' },
    render: (row) => <LocalName name={row.name} nameAr={row.nameAr} />,
  },
]

const amountColumn = (key: Amount, isOptional: boolean): Column<TrackedProject> => ({
  key,
  width: 160,
  align: 'end',
  sortable: true,
  optional: isOptional,
  filter: { kind: 'number' },
  render: ({ figures, currency }) =>
    figures ? <SignedAmount figure={key} value={figures[key]} currency={currency} /> : null,
})

function useColumns(): Column<TrackedProject>[] {
  const { t } = useTranslation()
  const mayPrice = useAbility('projects.prices')
  const statuses = STATUSES.map((value) => ({ value, label: t(`kit.status.${value}`) }))
  const facts: Column<TrackedProject>[] = [
    {
      key: 'status',
      sortable: true,
      filter: { kind: 'choice', options: statuses },
      render: (row) => <StatusTag status={row.status} />,
    },
    {
      key: 'clientName',
      optional: mayPrice,
      sortable: true,
      filter: { kind: 'text' },
    },
  ]
  if (!mayPrice) return [...NAMES, ...facts]
  const currency: Column<TrackedProject> = {
    key: 'currency',
    width: 90,
    optional: true,
    sortable: true,
    filter: { kind: 'choice', options: CURRENCY_OPTIONS },
  }
  const amounts = SHOWN.map((key) => amountColumn(key, false))
  const others = OPTIONAL.map((key) => amountColumn(key, true))
  return [...NAMES, ...amounts, ...facts, currency, ...others]
}

/** Every project by currency: contract, money in, cost and what is left. */
export default function PaymentTrackingList() {
  const { t } = useTranslation()
  const mayPrice = useAbility('projects.prices')
  const tab = (key: string, params: Record<string, string>) => ({
    key,
    label: t(`${PAYMENT_TRACKING}.tabs.${key}`),
    params,
  })
  return (
    <ResourceTable<TrackedProject>
      resource={PAYMENT_TRACKING}
      columns={useColumns()}
      searchable={false}
      labelOf={(row) => `${row.code} ${row.currency}`}
      pathOf={trackingPath}
      initialSorters={[{ field: 'code', order: 'desc' }]}
      tabs={
        mayPrice
          ? [
              tab('all', {}),
              tab('overdue', { overdue_gte: '0.01' }),
              tab('loss', { margin_lte: '-0.01' }),
              tab('cash_negative', { cash_lte: '-0.01' }),
            ]
          : undefined
      }
      exportable
      emptyHint={t(`${PAYMENT_TRACKING}.empty`)}
    />
  )
}
