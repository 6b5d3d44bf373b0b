import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { EmailText, PhoneText, WebsiteText } from '../../../kit/display/ltr'
import { StatusTag } from '../../../kit/display/status-tag'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import { ImportLink } from '../../../kit/import/import-link'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { Standing } from './standing'
import { VENDORS, vendorPath, type VendorRow } from './vendor'
import { MixedText } from '../../../kit/display/mixed-text'

/** What decides comes first: who, whether they may be ordered from, and how they are rated. */
const COLUMNS: Column<VendorRow>[] = [
  {
    key: 'name',
    sortable: true,
    filter: { kind: 'text' },
    render: (row) => (
      <Link to={vendorPath(row)}>
        <MixedText>{row.name}</MixedText>
      </Link>
    ),
  },
  {
    key: 'status',
    width: 130,
    sortable: true,
    filter: { kind: 'choice', list: 'vendor-statuses' },
    render: (row) => <StatusTag status={row.status} />,
  },
  {
    key: 'ratingScore',
    width: 140,
    sortable: true,
    filter: { kind: 'number' },
    render: (row) => <Standing score={row.ratingScore} standing={row.ratingStanding} />,
  },
  {
    key: 'type',
    width: 110,
    sortable: true,
    filter: { kind: 'choice', list: 'vendor-types' },
    render: (row) => <ChoiceText list="vendor-types" value={row.type} />,
  },
  {
    key: 'group',
    width: 140,
    sortable: true,
    filter: { kind: 'choice', list: 'vendor-groups' },
    render: (row) => <ChoiceText list="vendor-groups" value={row.group} />,
  },
  {
    key: 'city',
    width: 120,
    sortable: true,
    filter: { kind: 'text' },
    render: (row) => <ChoiceText list="cities" value={row.city} />,
  },
  { key: 'primaryContactName', filter: { kind: 'text' } },
  { key: 'mobile', width: 150, render: (row) => <PhoneText value={row.mobile} /> },
  { key: 'email', optional: true, render: (row) => <EmailText value={row.email} /> },
  { key: 'country', optional: true, sortable: true, filter: { kind: 'text' } },
  { key: 'purchasingCurrency', optional: true, sortable: true },
  { key: 'phone', optional: true, render: (row) => <PhoneText value={row.phone} /> },
  { key: 'website', optional: true, render: (row) => <WebsiteText value={row.website} /> },
]

export default function VendorList() {
  const { t } = useTranslation()
  return (
    <ResourceTable<VendorRow>
      resource={VENDORS}
      columns={COLUMNS}
      labelOf={(row) => row.name}
      pathOf={vendorPath}
      initialSorters={[{ field: 'name', order: 'asc' }]}
      tabs={[
        { key: 'all', label: t('procurement.vendors.list.all'), params: {} },
        {
          key: 'awaiting',
          label: t('procurement.vendors.list.awaiting'),
          params: { status: 'under_review' },
        },
      ]}
      actions={<ImportLink to="/procurement/vendors/import" ability="vendors.manage" />}
      create={{
        path: '/procurement/vendors/new',
        ability: 'vendors.manage',
        label: t('procurement.vendors.create'),
      }}
      bulkDelete={{ ability: 'vendors.manage', warning: t('procurement.vendors.delete_warning') }}
      exportable
      emptyHint={t('procurement.vendors.empty')}
    />
  )
}
