import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { InstantText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { StatusTag } from '../../../kit/display/status-tag'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { claimPath, DELAY_CLAIMS, type DelayClaimRow } from './delay-claim'

const COLUMNS: Column<DelayClaimRow>[] = [
  {
    key: 'number',
    width: 140,
    sortable: true,
    filter: { kind: 'text' },
    render: (row) => <Link to={claimPath(row)}>{row.number}</Link>,
  },
  {
    key: 'projectId',
    render: (row) => (
      <>
        {row.projectCode} · <LocalName name={row.projectName} nameAr={row.projectNameAr} />
      </>
    ),
  },
  { key: 'status', width: 120, render: (row) => <StatusTag status={row.status} /> },
  { key: 'delayCount', align: 'end' },
  { key: 'claimedDays', align: 'end' },
  { key: 'grantedDays', align: 'end' },
  { key: 'createdByName' },
  { key: 'createdAt', sortable: true, render: (row) => <InstantText value={row.createdAt} /> },
]

export default function DelayClaimList() {
  const { t } = useTranslation()
  return (
    <ResourceTable<DelayClaimRow>
      resource={DELAY_CLAIMS}
      columns={COLUMNS}
      labelOf={(row) => row.number}
      pathOf={claimPath}
      searchable={false}
      initialSorters={[{ field: 'createdAt', order: 'desc' }]}
      create={{
        path: '/production/delay-claims/new',
        ability: 'delays.decide',
        label: t(`${DELAY_CLAIMS}.create`),
      }}
      emptyHint={t(`${DELAY_CLAIMS}.empty`)}
    />
  )
}
