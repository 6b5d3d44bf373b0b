import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { DateText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { MixedText } from '../../../kit/display/mixed-text'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { BaseMoney } from '../ledger/base-money'
import { DocumentLink } from '../ledger/document-link'
import { DOCUMENT_BOXES } from '../vat-returns/vat-return'

type VatEntry = Schema<'VatEntry'>

const VAT_ENTRIES = 'finance.vat_entries'

const AMOUNTS: Column<VatEntry>[] = [
  {
    ...{ key: 'taxable', sortable: true, align: 'end' },
    render: (row) => <BaseMoney value={row.taxable} />,
  },
  {
    ...{ key: 'vat', sortable: true, align: 'end' },
    render: (row) => <BaseMoney value={row.vat} />,
  },
  { key: 'partyVatNumber', optional: true, render: (row) => <Ltr>{row.partyVatNumber}</Ltr> },
  { key: 'uuid', optional: true, render: (row) => <Ltr>{row.uuid}</Ltr> },
  {
    ...{ key: 'reportedOn', sortable: true, filter: { kind: 'date' } },
    render: (row) => <DateText value={row.reportedOn} />,
  },
]

function useColumns(): Column<VatEntry>[] {
  const { t } = useTranslation()
  const boxes = DOCUMENT_BOXES.map((value) => ({
    value,
    label: t(`finance.vat_returns.box.${value}`),
  }))
  return [
    {
      key: 'documentNumber',
      sortable: true,
      render: (row) => (
        <>
          {t(`finance.ledger.kind.${row.documentKind}`)} <DocumentLink row={row} />
        </>
      ),
    },
    {
      key: 'documentOn',
      sortable: true,
      filter: { kind: 'date' },
      render: (row) => <DateText value={row.documentOn} />,
    },
    {
      key: 'partyName',
      render: (row) => (row.partyName ? <MixedText>{row.partyName}</MixedText> : null),
    },
    {
      key: 'box',
      filter: { kind: 'choice', options: boxes },
      render: (row) => (
        <>
          {t(`finance.vat_returns.box.${row.box}`)}{' '}
          {row.isAdjustment ? <Tag>{t(`${VAT_ENTRIES}.adjustment`)}</Tag> : null}
          {row.isCorrection ? <Tag color="orange">{t(`${VAT_ENTRIES}.correction`)}</Tag> : null}
        </>
      ),
    },
    ...AMOUNTS,
  ]
}

/** What documents put into the boxes of returns; all that match are taken away as the audit file. */
export default function VatEntryList() {
  const { t } = useTranslation()
  return (
    <ResourceTable<VatEntry>
      resource={VAT_ENTRIES}
      columns={useColumns()}
      labelOf={(row) => row.documentNumber}
      initialSorters={[{ field: 'documentOn', order: 'desc' }]}
      exportable={['csv', 'xlsx']}
      emptyHint={t(`${VAT_ENTRIES}.empty`)}
    />
  )
}
