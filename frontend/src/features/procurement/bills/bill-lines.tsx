import type { ReactNode } from 'react'
import { Flex, Tag, type TableColumnType } from 'antd'
import { useTranslation } from 'react-i18next'
import { LocalName } from '../../../kit/display/local-name'
import { Money, Rate } from '../../../kit/display/numbers'
import { useFormats } from '../../../kit/display/use-formats'
import { VatText, vatRows } from '../../../kit/vat/vat-text'
import { baseTotalRows } from '../../../kit/lines/base-total'
import { Totals } from '../../../kit/lines/totals'
import { UnitQuantity } from '../materials/unit-quantity'
import { MixedText } from '../../../kit/display/mixed-text'
import { BILLS, type OrderBill } from './bill'
import { useIsNarrow } from '../../../kit/use-is-narrow'
import { RecordTable } from '../../../kit/table/record-table'

type BillLine = OrderBill['lines'][number]

const COLOURS: Record<string, string> = {
  matched: 'green',
  qty_variance: 'red',
  price_variance: 'orange',
  no_receipt: 'red',
  vat_variance: 'orange',
  below_price: 'blue',
  charge_over: 'orange',
}

/** The lines of a bill with the result of the three-way match, and the totals. */
export function BillLines({ bill }: { bill: OrderBill }) {
  const columns = useLineColumns(bill.currency)
  return (
    <>
      {bill.lines.length ? (
        <RecordTable<BillLine>
          size="small"
          rowKey="id"
          pagination={false}
          scroll={{ x: 'max-content' }}
          dataSource={bill.lines}
          columns={columns}
        />
      ) : null}
      <BillTotals bill={bill} />
    </>
  )
}

function useLineColumns(currency: string): TableColumnType<BillLine>[] {
  const { t } = useTranslation()
  const text = (name: string) => t(`${BILLS}.${name}`)
  const amount = (name: string, render: (line: BillLine) => ReactNode) => ({
    title: text(name),
    align: 'end' as const,
    render: (_: unknown, line: BillLine) => render(line),
  })
  return [
    { title: text('line'), render: (_, line) => <LineName line={line} /> },
    amount('quantity', (line) => <UnitQuantity value={line.quantity} unit={line.unit} />),
    amount('unitPrice', (line) => <Rate value={line.unitPrice} />),
    amount('totals.vat', (line) => <VatText category={line.vatCategory} rate={line.vatRate} />),
    amount('net', (line) => <Money bare value={line.net} currency={currency} />),
    { title: text('match'), responsive: ['md'], render: (_, line) => <Verdict line={line} /> },
  ]
}

function LineName({ line }: { line: BillLine }) {
  const narrow = useIsNarrow()
  return (
    <>
      <LocalName name={line.description} nameAr={line.descriptionAr} />
      <KindTag kind={line.withholdingKind} />
      {/* on a phone the result of the match would be beyond the edge */}
      {narrow ? (
        <div>
          <Verdict line={line} />
        </div>
      ) : null}
    </>
  )
}

/** What bears withholding tax says of which kind it is. */
function KindTag({ kind }: { kind: BillLine['withholdingKind'] }) {
  const { t } = useTranslation()
  if (!kind) return null
  return (
    <div>
      <Tag color="gold">
        {t(`${BILLS}.withholding.title`)}: <LocalName name={kind.name} nameAr={kind.nameAr} />
      </Tag>
    </div>
  )
}

function Verdict({ line }: { line: BillLine }) {
  const { t } = useTranslation()
  return (
    <Tag color={COLOURS[line.match]}>
      {t(`${BILLS}.matches.${line.match}`, {
        over: line.over,
        percent: line.priceVariance.replace('-', ''),
      })}
    </Tag>
  )
}

/** Freight and the like, with what was not as ordered. */
function ChargeLines({ bill }: { bill: OrderBill }) {
  const { t } = useTranslation()
  return bill.charges.map((charge) => (
    <Flex key={charge.id} gap="small" wrap align="center" justify="end">
      {charge.match === 'matched' ? null : (
        <Tag color={COLOURS[charge.match]}>{t(`${BILLS}.matches.${charge.match}`)}</Tag>
      )}
      <span>
        {t(`${BILLS}.charge_kinds.${charge.kind}`)} <MixedText>{charge.description}</MixedText>
      </span>
      <KindTag kind={charge.withholdingKind} />
      <VatText category={charge.vatCategory} rate={charge.vatRate} />
      <Money value={charge.net} currency={bill.currency} />
    </Flex>
  ))
}

/** The vendor's own total, where it is not the one that the lines come to. */
function PrintedTotal({ bill: { printedTotal, printedOver, currency } }: { bill: OrderBill }) {
  const { t } = useTranslation()
  if (!printedTotal || !Number(printedOver)) return null
  return (
    <div style={{ textAlign: 'end' }}>
      <Tag color="red" style={{ marginInlineEnd: 0 }}>
        {t(`${BILLS}.printed_differs`)} <Money value={printedTotal} currency={currency} /> (
        <Money value={printedOver} currency={currency} />)
      </Tag>
    </div>
  )
}

/** Charges beyond what was ordered. */
function ChargesOver({ bill: { chargesOver, currency } }: { bill: OrderBill }) {
  const { t } = useTranslation()
  if (!(Number(chargesOver) > 0)) return null
  return (
    <div style={{ textAlign: 'end' }}>
      <Tag color="orange" style={{ marginInlineEnd: 0 }}>
        {t(`${BILLS}.charges_over`)} <Money value={chargesOver} currency={currency} />
      </Tag>
    </div>
  )
}

/** From charges to what is owed now; what is nothing is left out. */
function BillTotals({ bill }: { bill: OrderBill }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { currency } = bill
  const row = (name: keyof OrderBill & string, label = t(`${BILLS}.totals.${name}`)) => ({
    label,
    value: <Money value={bill[name] as string} currency={currency} />,
    strong: name === 'total' || name === 'open',
  })
  const held = Number(bill.retention) > 0
  return (
    <>
      <ChargeLines bill={bill} />
      <ChargesOver bill={bill} />
      <PrintedTotal bill={bill} />
      <Totals
        rows={[
          row('subtotal'),
          ...vatRows(bill.vatBreakdown, currency, { t, formats }),
          row('vat'),
          row('total'),
          ...baseTotalRows(bill, t),
          ...(held
            ? [row('retention', t(`${BILLS}.totals.retention`, { percent: bill.retentionPct }))]
            : []),
          ...(Number(bill.advance) > 0 ? [row('advance')] : []),
          ...(Number(bill.credited) > 0 ? [row('credited')] : []),
          ...(Number(bill.paid) > 0 ? [row('paid')] : []),
          ...(Number(bill.discountTaken) > 0 ? [row('discountTaken')] : []),
          ...(held && bill.held !== bill.retention ? [row('held')] : []),
          row('open'),
        ]}
      />
    </>
  )
}
