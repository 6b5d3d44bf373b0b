import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { DateText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import { daysFrom, today } from '../../../kit/inputs/today'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { MixedText } from '../../../kit/display/mixed-text'
import { NONE } from '../../../kit/display/none'
import { DaysLeft, SOON } from './days-left'

const VENDOR_DOCUMENTS = 'procurement.vendor_documents'

type VendorDocument = Schema<'VendorDocumentEntry'>

/** What decides comes first: whose document, which, and when it expires. */
function useColumns(): Column<VendorDocument>[] {
  const { t } = useTranslation()
  return [
    ...DOCUMENT,
    {
      key: 'expiresOn',
      sortable: true,
      filter: { kind: 'date' },
      render: (row) =>
        row.expiresOn ? (
          <>
            <DateText value={row.expiresOn} /> <DaysLeft {...row} />
          </>
        ) : (
          t(`${VENDOR_DOCUMENTS}.no_expiry`)
        ),
    },
    {
      key: 'number',
      filter: { kind: 'text' },
      render: ({ number }) => (number ? <Ltr>{number}</Ltr> : NONE),
    },
    { key: 'issuedOn', optional: true, render: (row) => <DateText value={row.issuedOn} /> },
    {
      key: 'current',
      optional: true,
      render: (row) => t(`${VENDOR_DOCUMENTS}.${row.current ? 'current' : 'replaced'}`),
    },
    {
      key: 'url',
      kept: true,
      render: (row) => (
        <a href={row.url} target="_blank" rel="noreferrer">
          {t(`${VENDOR_DOCUMENTS}.open`)}
        </a>
      ),
    },
  ]
}

const DOCUMENT: Column<VendorDocument>[] = [
  {
    key: 'vendorName',
    sortable: true,
    filter: { kind: 'text' },
    render: (row) => (
      <Link to={`/procurement/vendors/${row.vendorId}?tab=documents`}>
        <MixedText>{row.vendorName}</MixedText>
      </Link>
    ),
  },
  {
    key: 'documentType',
    filter: { kind: 'choice', list: 'vendor-document-types' },
    render: (row) => <ChoiceText list="vendor-document-types" value={row.documentType} />,
  },
]

/** The documents of all vendors by expiry date. */
export default function VendorDocumentList() {
  const { t } = useTranslation()
  const tab = (key: string) => t(`${VENDOR_DOCUMENTS}.tabs.${key}`)
  return (
    <ResourceTable<VendorDocument>
      resource={VENDOR_DOCUMENTS}
      columns={useColumns()}
      searchable={false}
      labelOf={(row) => `${row.vendorName} · ${row.number ?? row.id}`}
      initialSorters={[{ field: 'expiresOn', order: 'asc' }]}
      tabs={[
        {
          key: 'expiring',
          label: tab('expiring'),
          params: {
            current: 'true',
            expiresOn_gte: today(),
            expiresOn_lte: daysFrom(today(), SOON),
          },
        },
        {
          key: 'expired',
          label: tab('expired'),
          params: { current: 'true', expiresOn_lte: daysFrom(today(), -1) },
        },
        { key: 'all', label: tab('all'), params: {} },
      ]}
      exportable
      emptyHint={t(`${VENDOR_DOCUMENTS}.empty`)}
    />
  )
}
