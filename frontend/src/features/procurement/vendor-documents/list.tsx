import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import { daysFrom, today } from '../../../kit/inputs/today'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { MixedText } from '../../../kit/display/mixed-text'
import { DaysLeft, SOON } from './days-left'

const VENDOR_DOCUMENTS = 'procurement.vendor_documents'
interface VendorPaper {
  id: number
  vendorId: number
  vendorName: string
  documentType: string
  number: string | null
  issuedOn: string | null
  expiresOn: string | null
  current: boolean
  daysLeft: number | null
  url: string
}

function useColumns(): Column<VendorPaper>[] {
  const { t } = useTranslation()
  return [
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
    {
      key: 'number',
      filter: { kind: 'text' },
      render: (row) => (row.number ? <Ltr>{row.number}</Ltr> : '—'),
    },
    {
      key: 'issuedOn',
      optional: true,
      render: (row) => <DateText value={row.issuedOn} />,
    },
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
      key: 'current',
      optional: true,
      render: (row) => t(`${VENDOR_DOCUMENTS}.${row.current ? 'current' : 'replaced'}`),
    },
    {
      key: 'url',
      render: (row) => (
        <a href={row.url} target="_blank" rel="noreferrer">
          {t(`${VENDOR_DOCUMENTS}.open`)}
        </a>
      ),
    },
  ]
}

/** The papers of all vendors by the day on which they run out. */
export default function VendorDocumentList() {
  const { t } = useTranslation()
  const tab = (key: string) => t(`${VENDOR_DOCUMENTS}.tabs.${key}`)
  return (
    <ResourceTable<VendorPaper>
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
