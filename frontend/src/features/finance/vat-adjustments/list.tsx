import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { DateText, InstantText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { StatusTag } from '../../../kit/display/status-tag'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { useAbility } from '../../../providers/access'
import { BaseMoney } from '../ledger/base-money'
import { AdjustBox } from './adjust-box'
import { ClaimRelief } from './claim-relief'
import { adjustmentPath, STATUSES, VAT_ADJUSTMENTS, type VatAdjustmentRow } from './vat-adjustment'

const FACTS: Column<VatAdjustmentRow>[] = [
  { ...{ key: 'taxable', align: 'end' }, render: (row) => <BaseMoney value={row.taxable} /> },
  {
    ...{ key: 'vat', sortable: true, align: 'end' },
    render: (row) => <BaseMoney value={row.vat} />,
  },
  { key: 'createdByName', optional: true, render: (row) => <bdi>{row.createdByName}</bdi> },
  {
    ...{ key: 'createdAt', sortable: true, optional: true },
    render: (row) => <InstantText value={row.createdAt} />,
  },
]

function useColumns(): Column<VatAdjustmentRow>[] {
  const { t } = useTranslation()
  const statuses = STATUSES.map((value) => ({ value, label: t(`kit.status.${value}`) }))
  return [
    {
      key: 'number',
      sortable: true,
      render: (row) => (
        <Link to={adjustmentPath(row)}>
          <Ltr>{row.number}</Ltr>
        </Link>
      ),
    },
    {
      ...{ key: 'adjustsOn', sortable: true, filter: { kind: 'date' } },
      render: (row) => <DateText value={row.adjustsOn} />,
    },
    { key: 'kind', render: (row) => t(`${VAT_ADJUSTMENTS}.kind.${row.kind}`) },
    { key: 'box', render: (row) => t(`finance.vat_returns.box.${row.box}`) },
    {
      key: 'status',
      sortable: true,
      filter: { kind: 'choice', options: statuses },
      render: (row) => <StatusTag status={row.status} />,
    },
    ...FACTS,
  ]
}

/** What people add to the boxes of returns, and relief of bad debts. */
export default function VatAdjustmentList() {
  const { t } = useTranslation()
  const isAllowed = useAbility('vat-returns.manage')
  return (
    <ResourceTable<VatAdjustmentRow>
      resource={VAT_ADJUSTMENTS}
      columns={useColumns()}
      labelOf={(row) => row.number}
      pathOf={adjustmentPath}
      searchable={false}
      initialSorters={[{ field: 'createdAt', order: 'desc' }]}
      actions={
        isAllowed ? (
          <>
            <ClaimRelief />
            <AdjustBox />
          </>
        ) : null
      }
      emptyHint={t(`${VAT_ADJUSTMENTS}.empty`)}
    />
  )
}
