import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { BASE_CURRENCY } from '@binaa/backend/money'
import type { Schema } from '../../../api/types'
import { AbilityLink } from '../../../kit/ability-link'
import { DateText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { Ltr } from '../../../kit/display/ltr'
import { MixedText } from '../../../kit/display/mixed-text'
import { Money } from '../../../kit/display/numbers'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'

type Withholding = Schema<'Withholding'>

const WITHHOLDINGS = 'procurement.withholdings'

const AMOUNTS: Column<Withholding>[] = [
  { key: 'rate', align: 'end', render: (row) => <Ltr>{`${row.rate}%`}</Ltr> },
  {
    ...{ key: 'subject', sortable: true, align: 'end' },
    render: (row) => <Money bare value={row.subject} currency={BASE_CURRENCY} />,
  },
  {
    ...{ key: 'tax', sortable: true, align: 'end' },
    render: (row) => <Money bare value={row.tax} currency={BASE_CURRENCY} />,
  },
  {
    ...{ key: 'foreignTax', optional: true, align: 'end' },
    render: (row) => <Money value={row.foreignTax} currency={row.currency} />,
  },
  {
    ...{ key: 'certificate', optional: true },
    render: (row) => (row.certificate ? <MixedText>{row.certificate}</MixedText> : null),
  },
  {
    ...{ key: 'reportedOn', sortable: true, filter: { kind: 'date' } },
    render: (row) => <DateText value={row.reportedOn} />,
  },
]

function useColumns(): Column<Withholding>[] {
  const { t } = useTranslation()
  return [
    {
      key: 'documentNumber',
      sortable: true,
      filter: { kind: 'text' },
      render: (row) => <Document row={row} />,
    },
    {
      key: 'withheldOn',
      sortable: true,
      filter: { kind: 'date' },
      render: (row) => <DateText value={row.withheldOn} />,
    },
    { key: 'vendorName', render: (row) => <MixedText>{row.vendorName}</MixedText> },
    {
      key: 'kind',
      render: ({ kind, isCorrection, taxBorne }) => (
        <>
          <LocalName name={kind.name} nameAr={kind.nameAr} />{' '}
          {isCorrection ? <Tag color="orange">{t(`${WITHHOLDINGS}.correction`)}</Tag> : null}
          {taxBorne ? <Tag color="blue">{t(`${WITHHOLDINGS}.borne`)}</Tag> : null}
        </>
      ),
    },
    ...AMOUNTS,
  ]
}

/** The bill or the advance that was paid. */
function Document({ row }: { row: Withholding }) {
  const number = <Ltr>{row.documentNumber}</Ltr>
  if (row.advanceId !== null)
    return (
      <AbilityLink ability="bills.view" to={`/procurement/vendor-advances/${row.advanceId}`}>
        {number}
      </AbilityLink>
    )
  return (
    <AbilityLink ability="finance.bills" to={`/finance/bills/${row.billId}`}>
      {number}
    </AbilityLink>
  )
}

/** What was withheld, a payment after another. */
export default function WithholdingList() {
  const { t } = useTranslation()
  return (
    <ResourceTable<Withholding>
      resource={WITHHOLDINGS}
      columns={useColumns()}
      labelOf={(row) => row.documentNumber}
      searchable={false}
      initialSorters={[{ field: 'withheldOn', order: 'desc' }]}
      exportable={['csv', 'xlsx']}
      emptyHint={t(`${WITHHOLDINGS}.empty`)}
    />
  )
}
