import { Table, Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { LocalName } from '../../../kit/display/local-name'
import { Money, Rate } from '../../../kit/display/numbers'
import { useFormats } from '../../../kit/display/use-formats'
import { VatText, vatRows } from '../../../kit/vat/vat-text'
import { Totals } from '../../../kit/lines/totals'
import { UnitQuantity } from '../materials/unit-quantity'
import { BILLS, type PurchaseBill } from './bill'
import { useIsNarrow } from '../../../kit/use-is-narrow'

const COLOURS: Record<string, string> = {
  matched: 'green',
  qty_variance: 'red',
  price_variance: 'orange',
  no_receipt: 'red',
}

/** What a bill asks for, each line with the verdict of the three-way match, and its sums. */
export function BillLines({ bill }: { bill: PurchaseBill }) {
  const { t } = useTranslation()
  const text = (name: string) => t(`${BILLS}.${name}`)
  const { currency } = bill
  const narrow = useIsNarrow()
  return (
    <>
      {bill.lines.length ? (
        <Table
          size="small"
          rowKey="id"
          pagination={false}
          scroll={{ x: 'max-content' }}
          dataSource={bill.lines}
          columns={[
            {
              title: text('line'),
              render: (_, line) => (
                <>
                  <LocalName name={line.description} nameAr={line.descriptionAr} />
                  {/* what matters most has no place beyond the edge of a phone */}
                  {narrow ? (
                    <div>
                      <Verdict line={line} />
                    </div>
                  ) : null}
                </>
              ),
            },
            {
              title: text('quantity'),
              align: 'end',
              render: (_, line) => <UnitQuantity value={line.quantity} unit={line.unit} />,
            },
            {
              title: text('unitPrice'),
              align: 'end',
              render: (_, line) => <Rate value={line.unitPrice} />,
            },
            {
              title: text('totals.vat'),
              align: 'end',
              render: (_, line) => <VatText category={line.vatCategory} rate={line.vatRate} />,
            },
            {
              title: text('net'),
              align: 'end',
              render: (_, line) => <Money bare value={line.net} currency={currency} />,
            },
            {
              title: text('match'),
              responsive: ['md'],
              render: (_, line) => <Verdict line={line} />,
            },
          ]}
        />
      ) : null}
      <BillTotals bill={bill} />
    </>
  )
}

function Verdict({ line }: { line: PurchaseBill['lines'][number] }) {
  const { t } = useTranslation()
  return (
    <Tag color={COLOURS[line.match]}>
      {t(`${BILLS}.matches.${line.match}`, { over: line.over, percent: line.priceVariance })}
    </Tag>
  )
}

/** From charges to what is owed now; what is nothing is left out. */
function BillTotals({ bill }: { bill: PurchaseBill }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { currency } = bill
  const row = (name: keyof PurchaseBill & string, label = t(`${BILLS}.totals.${name}`)) => ({
    label,
    value: <Money value={bill[name] as string} currency={currency} />,
    strong: name === 'total' || name === 'open',
  })
  const some = (name: 'freight' | 'otherCharges' | 'paid') =>
    Number(bill[name]) > 0 ? [row(name)] : []
  const held = Number(bill.retention) > 0
  return (
    <>
      {Number(bill.chargesOver) > 0 ? (
        <div style={{ textAlign: 'end' }}>
          <Tag color="orange" style={{ marginInlineEnd: 0 }}>
            {t(`${BILLS}.charges_over`)} <Money value={bill.chargesOver} currency={currency} />
          </Tag>
        </div>
      ) : null}
      <Totals
        rows={[
          ...some('freight'),
          ...some('otherCharges'),
          row('subtotal'),
          ...vatRows(bill.vatBreakdown, currency, { t, formats }),
          row('vat'),
          row('total'),
          ...(held
            ? [row('retention', t(`${BILLS}.totals.retention`, { percent: bill.retentionPct }))]
            : []),
          ...some('paid'),
          ...(held && bill.held !== bill.retention ? [row('held')] : []),
          row('open'),
        ]}
      />
    </>
  )
}
