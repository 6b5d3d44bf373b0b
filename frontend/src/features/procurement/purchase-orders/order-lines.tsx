import { Table } from 'antd'
import { useTranslation } from 'react-i18next'
import { Ltr } from '../../../kit/display/ltr'
import { Money, Quantity, Rate } from '../../../kit/display/numbers'
import { useFormats } from '../../../kit/display/use-formats'
import { useChoiceLabel } from '../../../kit/inputs/use-choices'
import { Totals } from '../../../kit/lines/totals'
import { VatText, vatRows } from '../../../kit/vat/vat-text'
import { lineNet } from './order-totals'
import { PURCHASE_ORDERS, type PurchaseOrder, type PurchaseOrderLine } from './purchase-order'
import { MixedText } from '../../../kit/display/mixed-text'

/** Lines and sums of an order, as stored. */
export function OrderLines({ order }: { order: PurchaseOrder }) {
  const { t } = useTranslation()
  const field = (name: string) => t(`${PURCHASE_ORDERS}.fields.${name}`)
  const unitLabel = useChoiceLabel('purchase-units')
  const { currency } = order
  const net = (line: PurchaseOrderLine) =>
    line.net ?? lineNet({ ...line, key: String(line.id) }, currency)
  const discounted = order.lines?.some(({ discount }) => Number(discount) > 0)
  return (
    <>
      <Table<PurchaseOrderLine>
        size="small"
        rowKey="id"
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={order.lines ?? []}
        columns={[
          { title: '#', render: (_value, _row, index) => index + 1, width: 48 },
          {
            title: field('description'),
            render: (_, line) => <BothTexts line={line} />,
          },
          {
            title: field('quantity'),
            align: 'end',
            render: (_, line) => (
              <>
                <Quantity value={line.quantity} unit={unitLabel(line.unit)} />
                {line.original !== null && line.original !== line.quantity ? (
                  <div>
                    <del>
                      <Quantity value={line.original} />
                    </del>
                  </div>
                ) : null}
              </>
            ),
          },
          {
            title: field('unitPrice'),
            align: 'end',
            render: (_, line) => <Rate value={line.unitPrice} />,
          },
          ...(discounted
            ? [
                {
                  title: field('discount'),
                  align: 'end' as const,
                  render: (_: unknown, line: PurchaseOrderLine) =>
                    Number(line.discount) ? <Ltr>{line.discount}%</Ltr> : null,
                },
              ]
            : []),
          {
            title: field('vatRate'),
            align: 'end',
            render: (_, line) => <VatText category={line.vatCategory} rate={line.vatRate} />,
          },
          {
            title: field('net'),
            align: 'end',
            render: (_, line) => <Money bare value={net(line)} currency={currency} />,
          },
        ]}
      />
      <OrderTotals order={order} />
    </>
  )
}

/** What is ordered in both languages, that of the reader first. */
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
      ]}
    />
  )
}
