import { useCallback, useMemo } from 'react'
import { Form, type FormInstance } from 'antd'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { LookupOption } from '../../../api/types'
import { Money } from '../../../kit/display/numbers'
import { costHeadOptions } from '../../../kit/cost-heads/cost-heads'
import { useChoices, type ChoiceOption } from '../../../kit/inputs/use-choices'
import { LinesItem } from '../../../kit/lines/lines-item'
import { fillLine, newLineKey } from '../../../kit/lines/operations'
import { Totals } from '../../../kit/lines/totals'
import type { Line, LineColumn } from '../../../kit/lines/types'
import { useVatColumns } from '../../../kit/vat/use-vat-columns'
import { standardRate } from '../../../kit/vat/standard-rate'
import { materialColumn, takeNames, textOf } from '../materials/material-column'
import { LinePricesPanel } from '../line-prices/line-prices'
import { lineNet, orderTotals } from './order-totals'
import { useCharges } from './order-terms'
import { ChargeFields } from './term-fields'
import { PURCHASE_ORDERS as ORDERS, type PurchaseOrder } from './purchase-order'

/** A line to be filled; standard VAT is the usual case. */
export function blankLine(): Line {
  return {
    key: newLineKey(),
    materialId: '',
    description: '',
    descriptionAr: '',
    quantity: '1',
    unit: '',
    unitPrice: '',
    discount: '',
    needByOn: '',
    costHead: '',
    vatCategory: 'S',
    vatRate: standardRate(),
  }
}

/** A material brings its names and unit, and the last price where none has been written. */
function takeOver(option: LookupOption, line: Line): Partial<Line> {
  return { ...takeNames(option), unitPrice: line.unitPrice || textOf(option.lastPrice) }
}

type Title = (name: string) => string

const textColumns = (title: Title): LineColumn[] => [
  { ...materialColumn(), title: title('materialId'), width: '112px', fill: takeOver },
  {
    key: 'description',
    title: title('description'),
    kind: 'text',
    dir: 'auto',
    required: true,
    width: '26%',
  },
  { key: 'descriptionAr', title: title('descriptionAr'), kind: 'text', dir: 'rtl', width: '16%' },
]

const amountColumns = (title: Title, units: ChoiceOption[]): LineColumn[] => [
  { key: 'quantity', title: title('quantity'), kind: 'decimal', required: true, width: '70px' },
  { key: 'unit', title: title('unit'), kind: 'suggest', options: units, width: '80px' },
  { key: 'unitPrice', title: title('unitPrice'), kind: 'decimal', required: true, width: '84px' },
  { key: 'discount', title: title('discount'), kind: 'decimal', detail: 'unused', width: '76px' },
  { key: 'needByOn', title: title('needByOn'), kind: 'day', detail: 'unused', width: '130px' },
]

/** Unless it is stated, the kind of the material says under which head a line is booked. */
const headColumn = (title: Title, t: TFunction): LineColumn => ({
  ...{ key: 'costHead', title: title('costHead'), kind: 'choice', detail: 'unused' },
  options: costHeadOptions(t),
  width: '120px',
})

export function useOrderColumns(): LineColumn[] {
  const { t } = useTranslation()
  const { options } = useChoices('purchase-units')
  const vat = useVatColumns(t(`${ORDERS}.fields.vatRate`))
  return useMemo(() => {
    const title = (name: string) => t(`${ORDERS}.fields.${name}`)
    return [
      ...[...textColumns(title), ...amountColumns(title, options)],
      ...[headColumn(title, t), ...vat],
    ]
  }, [t, options, vat])
}

/** Lines and charges of an order with live totals. */
export function OrderLinesField({ form, order }: { form: FormInstance; order?: PurchaseOrder }) {
  const { t } = useTranslation()
  const columns = useOrderColumns()
  const currency = (Form.useWatch('currency', form) as string | undefined) ?? 'SAR'
  const lines = (Form.useWatch('lines', form) as Line[] | undefined) ?? []
  const charges = useCharges(form)
  const totals = orderTotals(lines, currency, charges)
  const total = useCallback(
    (line: Line) => <Money bare value={lineNet(line, currency)} currency={currency} />,
    [currency]
  )
  const charged = charges.some(({ net }) => Number(net) > 0)
  const row = (name: 'goods' | 'subtotal' | 'vat' | 'total') => ({
    label: t(`${ORDERS}.fields.${name}`),
    value: <Money value={totals[name]} currency={currency} />,
    strong: name === 'total',
  })
  return (
    <>
      <LinesItem
        name="lines"
        label={t(`${ORDERS}.lines`)}
        columns={columns}
        blank={blankLine}
        total={total}
      />
      <KnownPrices {...{ form, order, currency, lines }} />
      <ChargeFields currency={currency} />
      <Totals
        rows={[...(charged ? [row('goods')] : []), row('subtotal'), row('vat'), row('total')]}
      />
    </>
  )
}

interface KnownPricesProps {
  form: FormInstance
  order?: PurchaseOrder
  currency: string
  lines: Line[]
}

/** What was agreed and paid for the lines, of the vendor and the day of the form. */
function KnownPrices({ form, order, currency, lines }: KnownPricesProps) {
  const vendorId = Form.useWatch('vendorId', form) as number | undefined
  const orderedOn = Form.useWatch('orderedOn', form) as string | null | undefined
  return (
    <LinePricesPanel
      {...{ currency, lines }}
      // an amendment has neither field
      vendorId={vendorId ?? order?.vendorId}
      on={orderedOn ?? order?.orderedOn ?? null}
      orderId={order?.id}
      onUse={(index, unitPrice) =>
        form.setFieldValue('lines', fillLine(lines, index, { unitPrice }))
      }
    />
  )
}
