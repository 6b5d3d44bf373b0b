import { Alert, Flex, type TableColumnType } from 'antd'
import { useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { AbilityLink } from '../../../kit/ability-link'
import { ApprovalSteps } from '../../../kit/approval-steps'
import { ChequeLink } from '../../../kit/display/cheque-link'
import { DateText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { MixedText } from '../../../kit/display/mixed-text'
import { Money } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { Details } from '../../../kit/show/details'
import { ResourceShow } from '../../../kit/show/resource-show'
import { useRecord } from '../../../kit/show/use-record'
import { RecordTable } from '../../../kit/table/record-table'
import { WithheldNote } from '../shared/withheld-note'
import { AdvanceActions } from './advance-actions'
import { VENDOR_ADVANCES, type VendorAdvance } from './vendor-advance'

/** An advance to a vendor: its guarantee, its approval and what bills have recovered. */
export default function VendorAdvanceShow() {
  const { t } = useTranslation()
  const query = useRecord<VendorAdvance>(VENDOR_ADVANCES, useParams().id)
  return (
    <ResourceShow<VendorAdvance>
      resource={VENDOR_ADVANCES}
      query={query}
      remembered={false}
      back={{ to: '/procurement/vendor-advances', label: t(`${VENDOR_ADVANCES}.title`) }}
      titleOf={(advance) => advance.number}
      tags={(advance) => <StatusTag status={advance.status} />}
      subtitle={(advance) => <MixedText>{advance.vendorName}</MixedText>}
      summary={(advance) =>
        (['amount', 'recovered', 'left'] as const).map((name) => ({
          name,
          value: <Money value={advance[name]} currency={advance.currency} />,
        }))
      }
      actions={(advance) => <AdvanceActions advance={advance} />}
      tabs={(advance) => [
        {
          key: 'details',
          label: t(`${VENDOR_ADVANCES}.details_tab`),
          children: <Sheet advance={advance} />,
        },
      ]}
    />
  )
}

function Sheet({ advance }: { advance: VendorAdvance }) {
  return (
    <Flex vertical gap="middle">
      <WithheldNote reason={advance.withheld} texts={`${VENDOR_ADVANCES}.withheld`} />
      {advance.rejectionReason ? (
        <Alert type="warning" showIcon message={<MixedText>{advance.rejectionReason}</MixedText>} />
      ) : null}
      <Facts advance={advance} />
      <Recoveries advance={advance} />
      {advance.approval ? <ApprovalSteps steps={advance.approval.steps} /> : null}
    </Flex>
  )
}

const ltr = (value: string | null) => (value ? <bdi dir="ltr">{value}</bdi> : null)

function Facts({ advance }: { advance: VendorAdvance }) {
  const order = `/procurement/purchase-orders/${advance.purchaseOrderId}`
  const { currency, guaranteeAmount } = advance
  return (
    <Details
      resource={VENDOR_ADVANCES}
      items={[
        {
          name: 'orderNumber',
          value: (
            <AbilityLink ability="purchase-orders.view" to={order}>
              {ltr(advance.orderNumber)}
            </AbilityLink>
          ),
        },
        { name: 'recovery', value: ltr(`${advance.recovery}%`) },
        ...taxFacts(advance),
        { name: 'guaranteeNumber', value: ltr(advance.guaranteeNumber) },
        { name: 'guaranteeBank', value: <MixedText>{advance.guaranteeBank}</MixedText> },
        {
          name: 'guaranteeAmount',
          value: guaranteeAmount && <Money value={guaranteeAmount} currency={currency} />,
        },
        { name: 'guaranteeExpiresOn', value: <DateText value={advance.guaranteeExpiresOn} /> },
        { name: 'paidOn', value: <DateText value={advance.paidOn} /> },
        { name: 'bankAccount', value: advance.bankAccount?.label },
        { name: 'cheque', value: advance.cheque && <ChequeLink cheque={advance.cheque} /> },
        { name: 'reference', value: ltr(advance.reference) },
        { name: 'createdByName', value: advance.createdByName },
        { name: 'paidByName', value: advance.paidByName },
        {
          name: 'note',
          value: advance.note ? <MixedText>{advance.note}</MixedText> : null,
          wide: true,
        },
      ]}
    />
  )
}

/** What is withheld of it, and what the bank pays; nothing of a resident. */
function taxFacts({ withholdingKind: kind, withholdingNote, currency, ...advance }: VendorAdvance) {
  if (!kind) return withholdingNote ? [{ name: 'withholdingNote', value: withholdingNote }] : []
  return [
    { name: 'withholdingKindId', value: <LocalName name={kind.name} nameAr={kind.nameAr} /> },
    ...([advance.taxBorne ? 'borneTax' : 'withholdingTax', 'net'] as const).map((name) => ({
      name,
      value: <Money value={advance[name]} currency={currency} />,
    })),
  ]
}

type Recovery = VendorAdvance['recoveries'][number]

/** What each bill has recovered; a part that was given back stands beside it. */
function Recoveries({ advance }: { advance: VendorAdvance }) {
  const { t } = useTranslation()
  const text = (key: string) => t(`${VENDOR_ADVANCES}.recoveries.${key}`)
  const amount = (name: 'amount' | 'restored'): TableColumnType<Recovery> => ({
    title: text(name),
    align: 'end',
    render: (_, row) => <Money bare value={row[name]} currency={advance.currency} />,
  })
  if (!advance.recoveries.length) return null
  return (
    <RecordTable<Recovery>
      size="small"
      rowKey="id"
      title={() => text('title')}
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={advance.recoveries}
      columns={[
        {
          title: text('bill'),
          render: (_, row) => (
            <AbilityLink ability="finance.bills" to={`/finance/bills/${row.billId}`}>
              {ltr(row.billNumber)}
            </AbilityLink>
          ),
        },
        { title: text('billedOn'), render: (_, row) => <DateText value={row.billedOn} /> },
        amount('amount'),
        amount('restored'),
      ]}
    />
  )
}
