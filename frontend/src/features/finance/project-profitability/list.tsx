import { Typography } from 'antd'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { BASE_CURRENCY } from '@binaa/backend/money'
import { LocalName } from '../../../kit/display/local-name'
import { Ltr } from '../../../kit/display/ltr'
import { Money, Percent } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { FileOrderButton } from '../../../kit/jobs/file-order-button'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { PROFITABILITY, profitabilityPath, type ProfitabilityRow } from './project-profitability'

const AMOUNTS = ['revised', 'invoiced', 'actual', 'committed', 'forecast'] as const

const COLUMNS: Column<ProfitabilityRow>[] = [
  {
    key: 'code',
    sortable: true,
    render: (row) => (
      <Link to={profitabilityPath(row)}>
        <Ltr>{row.code}</Ltr>
      </Link>
    ),
  },
  {
    key: 'name',
    sortable: true,
    render: (row) => <LocalName name={row.name} nameAr={row.nameAr} />,
  },
  { key: 'status', sortable: true, render: (row) => <StatusTag status={row.status} /> },
  ...AMOUNTS.map((key): Column<ProfitabilityRow> => ({
    ...{ key, align: 'end', optional: key === 'invoiced' || key === 'committed' },
    render: (row) => <Money value={row[key]} currency={BASE_CURRENCY} />,
  })),
  { key: 'forecastBy', render: (row) => <Basis by={row.forecastBy} /> },
  {
    ...{ key: 'margin', align: 'end' },
    render: (row) => <Money value={row.margin} currency={BASE_CURRENCY} />,
  },
  { key: 'marginPercent', align: 'end', render: (row) => <Percent value={row.marginPercent} /> },
]

/** A margin without a budget or an estimate is only what has not been spent yet. */
function Basis({ by }: { by: ProfitabilityRow['forecastBy'] }) {
  const { t } = useTranslation()
  const text = t(`${PROFITABILITY}.basis.${by}`)
  return by === 'orders' ? <Typography.Text type="warning">{text}</Typography.Text> : <>{text}</>
}

/** What projects are worth, have cost and are forecast to leave. */
export default function ProfitabilityList() {
  const { t } = useTranslation()
  return (
    <ResourceTable<ProfitabilityRow>
      resource={PROFITABILITY}
      columns={COLUMNS}
      labelOf={(row) => row.code}
      pathOf={profitabilityPath}
      currencyOf={() => BASE_CURRENCY}
      searchable={false}
      initialSorters={[{ field: 'code', order: 'desc' }]}
      actions={
        <FileOrderButton
          url="/api/project-profitability/exports"
          formats={['pdf', 'xlsx', 'csv']}
          bodyOf={(format) => ({ format })}
          label={t('kit.export')}
          title={t('kit.export')}
        />
      }
      emptyHint={t(`${PROFITABILITY}.empty`)}
    />
  )
}
