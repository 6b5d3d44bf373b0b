import { useState } from 'react'
import { Alert, Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { http, ifMatch, newIdempotencyKey } from '../../../api/http'
import { toast } from '../../../providers/toast'
import { DayInput } from '../../../kit/inputs/day-input'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { today } from '../../../kit/inputs/today'
import { problemOf } from './problem'
import { BillGrid, type AskedLine } from './bill-grid'
import { BILLS, leftCharges, leftToBill, type BillableLine, type BillableOrder, type PurchaseBill } from './bill' // prettier-ignore

interface BillFormProps {
  /** Ties the button that saves, which stands elsewhere, to this form. */
  id: string
  order: BillableOrder
  onBusy: (busy: boolean) => void
  onRecorded: (bill: PurchaseBill) => void
}

interface Head {
  vendorNumber: string
  billedOn: string
  dueOn?: string | null
  freight?: string
  otherCharges?: string
}

/** What the vendor may ask for by now is there before a key is pressed. */
const start = (line: BillableLine): AskedLine => ({
  quantity: leftToBill(line),
  unitPrice: line.netPrice ?? '',
  vatCategory: line.vatCategory,
})

const CHARGES = ['freight', 'otherCharges'] as const

const chargesBody = (head: Head) =>
  Object.fromEntries(CHARGES.map((name) => [name, head[name] || null]))

/** An invoice as the vendor wrote it. */
export function BillForm({ id, order, onBusy, onRecorded }: BillFormProps) {
  const { t, i18n } = useTranslation()
  const [asked, setAsked] = useState<Record<number, AskedLine>>({})
  const [problem, setProblem] = useState<string | null>(null)
  const of = (line: BillableLine) => asked[line.id] ?? start(line)
  const text = (name: string) => t(`${BILLS}.${name}`)

  const save = async (head: Head) => {
    onBusy(true)
    setProblem(null)
    const lines = order.lines.flatMap((line) =>
      Number(of(line).quantity) ? [{ lineId: line.id, ...of(line) }] : []
    )
    try {
      const { data } = await http.post<PurchaseBill[]>(`/api/purchase-orders/${order.id}/bills`, { ...head, ...chargesBody(head), lines }, { headers: { ...ifMatch(order.version), 'Idempotency-Key': newIdempotencyKey() } }) // prettier-ignore
      toast({ variant: 'success', title: text('recorded') })
      // the newest comes first
      onRecorded(data[0]!)
    } catch (error) {
      const { language } = i18n
      setProblem(
        problemOf(error, t('kit.try_again'), { sent: lines, lines: order.lines, language })
      )
    } finally {
      onBusy(false)
    }
  }

  return (
    <>
      {problem ? <Alert type="error" showIcon message={problem} style={{ marginBlockEnd: 12 }} /> : null}
      <Form
        id={id}
        layout="vertical"
        initialValues={{ billedOn: today(), ...leftCharges(order) }}
        onFinish={(head: Head) => void save(head)}
      >
        <Form.Item
          name="vendorNumber"
          label={text('vendorNumber')}
          rules={[{ required: true, whitespace: true, message: t('kit.required') }]}
        >
          <Input maxLength={60} dir="ltr" />
        </Form.Item>
        <Form.Item name="billedOn" label={text('billedOn')} rules={[{ required: true }]}>
          <DayInput />
        </Form.Item>
        <Form.Item name="dueOn" label={text('dueOn')} extra={text('due_hint')}>
          <DayInput />
        </Form.Item>
        {CHARGES.filter((name) => order[name] === undefined || Number(order[name])).map((name) => (
          <Form.Item key={name} name={name} label={text(`totals.${name}`)}>
            <DecimalInput suffix={order.currency} placeholder="0.00" />
          </Form.Item>
        ))}
      </Form>
      <BillGrid
        lines={order.lines}
        of={of}
        onChange={(line, next) => setAsked({ ...asked, [line.id]: { ...of(line), ...next } })}
      />
    </>
  ) // prettier-ignore
}
