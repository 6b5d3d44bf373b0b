import { useState } from 'react'
import { Alert, Form, Input, Typography } from 'antd'
import { useTranslation } from 'react-i18next'
import { DayInput } from '../../../kit/inputs/day-input'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { today } from '../../../kit/inputs/today'
import { BillCharges } from './bill-charges'
import { BillGrid, type BilledLine } from './bill-grid'
import { BillWithholding, WithholdingNote } from './bill-withholding'
import { InstalmentFields } from './instalment-fields'
import { useRecordBill, type BillHead } from './use-record-bill'
import {
  BILLS,
  leftCharges,
  leftToBill,
  type BillableLine,
  type BillableOrder,
  type BilledCharge,
  type OrderBill,
  type StatedInstalment,
} from './bill'

interface BillFormProps {
  /** Ties the save button, which is in the drawer's head, to this form. */
  id: string
  orders: BillableOrder[]
  /** Whether the invoice may name several orders. */
  several?: boolean
  onBusy: (busy: boolean) => void
  onRecorded: (bill: Pick<OrderBill, 'id'>) => void
}

/** Starts with what is left to bill, so that an ordinary bill needs no typing. */
const start = (line: BillableLine): BilledLine => ({
  quantity: leftToBill(line),
  unitPrice: line.netPrice ?? '',
  vatCategory: line.vatCategory,
})

/** An invoice as the vendor wrote it. */
export function BillForm({ id, orders, several = false, onBusy, onRecorded }: BillFormProps) {
  const entries = useEntries()
  const { problem, save } = useRecordBill({ several, onBusy, onRecorded })
  return (
    <>
      {problem ? (
        <Alert type="error" showIcon message={problem} style={{ marginBlockEnd: 12 }} />
      ) : null}
      <Form
        id={id}
        layout="vertical"
        initialValues={{ billedOn: today() }}
        onFinish={(head: BillHead) => void save(head, orders.map(entries.part))}
      >
        <HeadFields currency={orders[0]?.currency} />
        <WithholdingNote isNone={orders.some(entries.hasNone)} />
      </Form>
      {orders.map((order) => (
        <OrderPart key={order.id} order={order} titled={orders.length > 1} entries={entries} />
      ))}
    </>
  )
}

interface OrderPartProps {
  order: BillableOrder
  /** Of an invoice for several orders each part names its order. */
  titled: boolean
  entries: ReturnType<typeof useEntries>
}

/** What the invoice asks on one order. */
function OrderPart({ order, titled, entries }: OrderPartProps) {
  const charges = {
    charges: entries.charges(order),
    change: (next: BilledCharge[]) => entries.changeCharges(order, next),
  }
  return (
    <section aria-label={order.number}>
      {titled ? (
        <Typography.Title level={5}>
          <bdi dir="ltr">{order.number}</bdi>
        </Typography.Title>
      ) : null}
      <BillGrid lines={order.lines} of={entries.of} onChange={entries.change} />
      <BillCharges charges={charges.charges} currency={order.currency} onChange={charges.change} />
      <BillWithholding
        order={order}
        of={entries.of}
        onChange={entries.change}
        charges={charges.charges}
        onCharges={charges.change}
      />
      <InstalmentFields
        instalments={entries.instalments(order)}
        currency={order.currency}
        onChange={(next) => entries.changeInstalments(order, next)}
      />
    </section>
  )
}

/** What was typed so far: by line, and the charges and instalments by order. */
function useEntries() {
  const [lines, setLines] = useState<Record<number, BilledLine>>({})
  const [charges, setCharges] = useState<Record<number, BilledCharge[]>>({})
  const [instalments, setInstalments] = useState<Record<number, StatedInstalment[]>>({})
  const instalmentsOf = (order: BillableOrder) => instalments[order.id] ?? []
  const of = (line: BillableLine) => lines[line.id] ?? start(line)
  const chargesOf = (order: BillableOrder) => charges[order.id] ?? leftCharges(order)
  return {
    of,
    part: (order: BillableOrder) => ({
      order,
      lines: order.lines.flatMap((line) =>
        Number(of(line).quantity) ? [{ lineId: line.id, ...of(line) }] : []
      ),
      charges: chargesOf(order).filter(({ amount }) => Number(amount)),
      instalments: instalmentsOf(order),
    }),
    change: (line: BillableLine, next: Partial<BilledLine>) =>
      setLines({ ...lines, [line.id]: { ...of(line), ...next } }),
    instalments: instalmentsOf,
    changeInstalments: (order: BillableOrder, next: StatedInstalment[]) =>
      setInstalments({ ...instalments, [order.id]: next }),
    charges: chargesOf,
    /** Someone says that a line or a charge bears no withholding tax. */
    hasNone: (order: BillableOrder) =>
      [...order.lines.map(of), ...chargesOf(order)].some((row) => row.withholdingKindId === null),
    changeCharges: (order: BillableOrder, next: BilledCharge[]) =>
      setCharges({ ...charges, [order.id]: next }),
  }
}

function HeadFields({ currency }: { currency?: string }) {
  const { t } = useTranslation()
  const text = (name: string) => t(`${BILLS}.${name}`)
  const required = { required: true, whitespace: true, message: t('kit.required') }
  return (
    <>
      <Form.Item name="vendorNumber" label={text('vendorNumber')} rules={[required]}>
        <Input maxLength={60} dir="ltr" />
      </Form.Item>
      <Form.Item name="billedOn" label={text('billedOn')} rules={[{ required: true }]}>
        <DayInput />
      </Form.Item>
      <Form.Item name="dueOn" label={text('dueOn')} extra={text('due_hint')}>
        <DayInput />
      </Form.Item>
      <Form.Item
        name="printedTotal"
        label={text('printedTotal')}
        extra={text('printed_hint')}
        rules={[required]}
      >
        <DecimalInput suffix={currency} />
      </Form.Item>
    </>
  )
}
