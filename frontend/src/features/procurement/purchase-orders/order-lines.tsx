import type { ReactNode } from 'react'
import type { TableColumnType } from 'antd'
import { useTranslation } from 'react-i18next'
import { Money, Percent, Quantity, Rate, Whole } from '../../../kit/display/numbers'
import { DateText } from '../../../kit/display/date-text'
import { useFormats } from '../../../kit/display/use-formats'
import { baseTotalRows } from '../../../kit/lines/base-total'
import { Totals } from '../../../kit/lines/totals'
import { VatText, vatRows } from '../../../kit/vat/vat-text'
import { LinePricesPanel } from '../line-prices/line-prices'
import { NeedDay } from '../materials/need-day'
import { UnitQuantity } from '../materials/unit-quantity'
import { lineNet } from './order-totals'
import { PURCHASE_ORDERS, type PurchaseOrder, type PurchaseOrderLine } from './purchase-order'
import { MixedText } from '../../../kit/display/mixed-text'
import { RecordTable } from '../../../kit/table/record-table'

/** Its prices are still to be judged. */
const UNDECIDED = new Set(['draft', 'submitted', 'rejected'])

/** Lines and totals of an order, as stored. */
export function OrderLines({ order }: { order: PurchaseOrder }) {
  const columns = useLineColumns(order)
  return (
    <>
      <RecordTable<PurchaseOrderLine>
        size="small"
        rowKey="id"
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={order.lines}
        columns={columns}
      />
      {UNDECIDED.has(order.status) ? (
        <LinePricesPanel
          {...{ vendorId: order.vendorId, orderId: order.id, currency: order.currency }}
          on={order.orderedOn}
          lines={order.lines.map(priced)}
        />
      ) : null}
      <OrderTotals order={order} />
    </>
  )
}

/** What totals are computed from. */
const priced = ({ need: _need, ...line }: PurchaseOrderLine) => ({ ...line, key: String(line.id) })

/** The discount has a column only where there is one, and so have days. */
function useLineColumns({ currency, lines }: PurchaseOrder): TableColumnType<PurchaseOrderLine>[] {
  const { t } = useTranslation()
  const net = (line: PurchaseOrderLine) => line.net ?? lineNet(priced(line), currency)
  const column = (name: string, render: (line: PurchaseOrderLine) => ReactNode) => ({
    title: t(`${PURCHASE_ORDERS}.fields.${name}`),
    align: 'end' as const,
    render: (_: unknown, line: PurchaseOrderLine) => render(line),
  })
  const discount = column('discount', (line) =>
    Number(line.discount) ? <Percent value={line.discount} decimals={2} /> : null
  )
  const needed = column('needByOn', (line) => <NeedDay needByOn={line.needByOn} need={line.need} />)
  const promised = column('promisedOn', (line) => <DateText value={line.promisedOn} />)
  return [
    { title: '#', render: (_value, _row, index) => <Whole value={index + 1} />, width: 48 },
    { ...column('description', (line) => <BothTexts line={line} />), align: undefined },
    column('quantity', (line) => <LineQuantity line={line} />),
    ...(lines.some((line) => line.needByOn) ? [needed] : []),
    ...(lines.some((line) => line.promisedOn) ? [promised] : []),
    column('unitPrice', (line) => <Rate value={line.unitPrice} />),
    ...(lines.some((line) => Number(line.discount) > 0) ? [discount] : []),
    column('vatRate', (line) => <VatText category={line.vatCategory} rate={line.vatRate} />),
    column('net', (line) => <Money bare value={net(line)} currency={currency} />),
  ]
}

/** The quantity, with the original one struck through where an amendment changed it. */
function LineQuantity({ line }: { line: PurchaseOrderLine }) {
  return (
    <>
      <UnitQuantity value={line.quantity} unit={line.unit} />
      {line.original !== null && line.original !== line.quantity ? (
        <div>
          <del>
            <Quantity value={line.original} />
          </del>
        </div>
      ) : null}
    </>
  )
}

/** What is ordered in both languages, the viewer's first. */
function BothTexts({ line: { description, descriptionAr } }: { line: PurchaseOrderLine }) {
  const { language } = useTranslation().i18n
  const texts = descriptionAr ? [description, descriptionAr] : [description]
  if (language.startsWith('ar')) texts.reverse()
  return texts.map((text, i) => (
    <div key={i}>
      <MixedText>{text}</MixedText>
    </div>
  ))
}

/** From the lines to the total; charges only where there are any. */
function OrderTotals({ order }: { order: PurchaseOrder }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const row = (name: 'goods' | 'freight' | 'otherCharges' | 'subtotal' | 'vat' | 'total') => ({
    label: t(`${PURCHASE_ORDERS}.fields.${name}`),
    value: <Money value={order[name]} currency={order.currency} />,
    strong: name === 'total',
  })
  const charges = (['freight', 'otherCharges'] as const).filter((name) => Number(order[name]) > 0)
  return (
    <Totals
      rows={[
        ...(charges.length ? [row('goods'), ...charges.map(row)] : []),
        row('subtotal'),
        ...vatRows(order.vatBreakdown, order.currency, { t, formats }),
        ...[row('vat'), row('total')],
        ...baseTotalRows(order, t),
      ]}
    />
  )
}
