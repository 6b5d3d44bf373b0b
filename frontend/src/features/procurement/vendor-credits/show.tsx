import type { ReactNode } from 'react'
import { Alert, Flex, type TableColumnType } from 'antd'
import { Link, useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { AbilityLink } from '../../../kit/ability-link'
import { ApprovalSteps } from '../../../kit/approval-steps'
import { DateText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { MixedText } from '../../../kit/display/mixed-text'
import { Money } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { useFormats } from '../../../kit/display/use-formats'
import { PdfPrints } from '../../../kit/files/pdf-prints'
import { baseTotalRows } from '../../../kit/lines/base-total'
import { Totals } from '../../../kit/lines/totals'
import { Details } from '../../../kit/show/details'
import { ResourceShow } from '../../../kit/show/resource-show'
import { useRecord } from '../../../kit/show/use-record'
import { RecordTable } from '../../../kit/table/record-table'
import { VatText, vatRows } from '../../../kit/vat/vat-text'
import { UnitQuantity } from '../materials/unit-quantity'
import { CreditActions } from './credit-actions'
import { VENDOR_CREDITS, type VendorCredit } from './vendor-credit'

/** A return to a vendor or a credit note: its lines, what it took off bills, and its debit note. */
export default function VendorCreditShow() {
  const { t } = useTranslation()
  const query = useRecord<VendorCredit>(VENDOR_CREDITS, useParams().id)
  return (
    <ResourceShow<VendorCredit>
      resource={VENDOR_CREDITS}
      query={query}
      remembered={false}
      back={{ to: '/procurement/vendor-credits', label: t(`${VENDOR_CREDITS}.title`) }}
      titleOf={(credit) => credit.number}
      tags={(credit) => <StatusTag status={credit.status} />}
      subtitle={(credit) => <MixedText>{credit.vendorName}</MixedText>}
      summary={(credit) => [
        { name: 'kind', value: t(`${VENDOR_CREDITS}.kinds.${credit.kind}`) },
        { name: 'total', value: <Money value={credit.total} currency={credit.currency} /> },
        { name: 'credited', value: <Money value={credit.credited} currency={credit.currency} /> },
      ]}
      actions={(credit) => <CreditActions credit={credit} />}
      tabs={(credit) => [
        {
          key: 'details',
          label: t(`${VENDOR_CREDITS}.details_tab`),
          children: <Sheet credit={credit} />,
        },
        { key: 'pdf', label: t(`${VENDOR_CREDITS}.pdf_tab`), children: <Prints credit={credit} /> },
      ]}
    />
  )
}

const Prints = ({ credit: { id } }: { credit: VendorCredit }) => (
  <PdfPrints<Schema<'VendorCreditPrint'>>
    path={`/api/vendor-credits/${id}/prints`}
    rowOf={({ id, url, originalFilename, uploadedAt, uploadedByName }) => ({
      ...{ id, url, at: uploadedAt, by: uploadedByName },
      title: <bdi dir="ltr">{originalFilename}</bdi>,
    })}
  />
)

function Sheet({ credit }: { credit: VendorCredit }) {
  return (
    <Flex vertical gap="middle">
      {credit.rejectionReason ? (
        <Alert type="warning" showIcon message={<MixedText>{credit.rejectionReason}</MixedText>} />
      ) : null}
      <Facts credit={credit} />
      <Lines credit={credit} />
      {credit.approval ? <ApprovalSteps steps={credit.approval.steps} /> : null}
    </Flex>
  )
}

function Facts({ credit }: { credit: VendorCredit }) {
  const { t } = useTranslation()
  const order = `/procurement/purchase-orders/${credit.purchaseOrderId}`
  const again = t(`${VENDOR_CREDITS}.${credit.replaced ? 'replaced' : 'not_replaced'}`)
  return (
    <Details
      resource={VENDOR_CREDITS}
      items={[
        {
          name: 'orderNumber',
          value: (
            <AbilityLink ability="purchase-orders.view" to={order}>
              {ltr(credit.orderNumber)}
            </AbilityLink>
          ),
        },
        ...given('receiptNumber', ltr(credit.receiptNumber)),
        ...given('billNumber', ltr(credit.billNumber)),
        ...given('vendorNumber', ltr(credit.vendorNumber)),
        { name: 'creditedOn', value: <DateText value={credit.creditedOn} /> },
        ...(credit.kind === 'return' ? [{ name: 'replaced', value: again }] : []),
        ...given('movementId', movementLink(credit, t(`${VENDOR_CREDITS}.movement`))),
        { name: 'createdByName', value: credit.createdByName },
        { name: 'reason', value: <MixedText>{credit.reason}</MixedText>, wide: true },
      ]}
    />
  )
}

const given = (name: string, value: ReactNode) => (value ? [{ name, value }] : [])
const ltr = (value: string | null) => (value ? <bdi dir="ltr">{value}</bdi> : null)

const movementLink = ({ movementId }: VendorCredit, text: string) =>
  movementId ? <Link to={`/procurement/movements/${movementId}`}>{text}</Link> : null

type Row = Omit<VendorCredit['lines'][number], 'quantity'> & { quantity: string | null }

function useColumns(currency: string): TableColumnType<Row>[] {
  const { t } = useTranslation()
  const text = (key: string) => t(`${VENDOR_CREDITS}.fields.${key}`)
  return [
    {
      title: text('line'),
      render: (_, line) => <LocalName name={line.description} nameAr={line.descriptionAr} />,
    },
    {
      title: text('quantity'),
      align: 'end',
      render: (_, line) => line.quantity && <UnitQuantity value={line.quantity} unit={line.unit} />,
    },
    {
      title: text('vat'),
      align: 'end',
      render: (_, line) => <VatText category={line.vatCategory} rate={line.vatRate} />,
    },
    {
      title: text('net'),
      align: 'end',
      render: (_, line) => <Money bare value={line.net} currency={currency} />,
    },
  ]
}

/** Lines, then charges: those have no quantity. */
function rowsOf({ lines, charges }: VendorCredit, nameOf: (kind: string) => string): Row[] {
  const charged = charges.map(({ id, kind, description, ...charge }) => ({
    ...{ ...charge, id: -id, descriptionAr: null, quantity: null, unit: null },
    description: [nameOf(kind), description].filter(Boolean).join(' · '),
  }))
  return [...lines, ...charged]
}

function Lines({ credit }: { credit: VendorCredit }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { currency } = credit
  const row = (name: 'subtotal' | 'vat' | 'total') => ({
    label: t(`${VENDOR_CREDITS}.totals.${name}`),
    value: <Money value={credit[name]} currency={currency} />,
    strong: name === 'total',
  })
  return (
    <>
      <RecordTable<Row>
        size="small"
        rowKey="id"
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={rowsOf(credit, (kind) => t(`procurement.bills.charge_kinds.${kind}`))}
        columns={useColumns(currency)}
      />
      <Totals
        rows={[
          row('subtotal'),
          ...vatRows(credit.vatBreakdown, currency, { t, formats }),
          row('vat'),
          row('total'),
          ...baseTotalRows(credit, t),
        ]}
      />
    </>
  )
}
