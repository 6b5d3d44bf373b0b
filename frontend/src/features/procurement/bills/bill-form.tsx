import { useState } from 'react'
import { Alert, Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { http, ifMatch, newIdempotencyKey } from '../../../api/http'
import { toast } from '../../../providers/toast'
import { DayInput } from '../../../kit/inputs/day-input'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { today } from '../../../kit/inputs/today'
import { problemOf } from '../shared/line-problem'
import { BillGrid, type BilledLine } from './bill-grid'
import {
  BILLS,
  leftCharges,
  leftToBill,
  type BillableLine,
  type BillableOrder,
  type OrderBill,
} from './bill'

interface BillFormProps {
  /** Ties the save button, which is in the drawer's head, to this form. */
  id: string
  order: BillableOrder
  onBusy: (busy: boolean) => void
  onRecorded: (bill: OrderBill) => void
}

interface Head {
  vendorNumber: string
  billedOn: string
  dueOn?: string | null
  freight?: string
  otherCharges?: string
}

/** Starts with what is left to bill, so that an ordinary bill needs no typing. */
const start = (line: BillableLine): BilledLine => ({
  quantity: leftToBill(line),
  unitPrice: line.netPrice ?? '',
  vatCategory: line.vatCategory,
})

type SentLine = BilledLine & { lineId: number }

const CHARGES = ['freight', 'otherCharges'] as const

const chargesBody = (head: Head) =>
  Object.fromEntries(CHARGES.map((name) => [name, head[name] || null]))

/** An invoice as the vendor wrote it. */
export function BillForm({ id, order, onBusy, onRecorded }: BillFormProps) {
  const [entries, setEntries] = useState<Record<number, BilledLine>>({})
  const of = (line: BillableLine) => entries[line.id] ?? start(line)
  const { problem, save } = useRecordBill({ order, onBusy, onRecorded })
  return (
    <>
      {problem ? (
        <Alert type="error" showIcon message={problem} style={{ marginBlockEnd: 12 }} />
      ) : null}
      <Form
        id={id}
        layout="vertical"
        initialValues={{ billedOn: today(), ...leftCharges(order) }}
        onFinish={(head: Head) =>
          void save(
            head,
            order.lines.flatMap((line) =>
              Number(of(line).quantity) ? [{ lineId: line.id, ...of(line) }] : []
            )
          )
        }
      >
        <HeadFields order={order} />
      </Form>
      <BillGrid
        lines={order.lines}
        of={of}
        onChange={(line, next) => setEntries({ ...entries, [line.id]: { ...of(line), ...next } })}
      />
    </>
  )
}

function HeadFields({ order }: { order: BillableOrder }) {
  const { t } = useTranslation()
  const text = (name: string) => t(`${BILLS}.${name}`)
  return (
    <>
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
    </>
  )
}

/** Sends the bill; what the server finds wrong is named with its line. */
function useRecordBill({ order, onBusy, onRecorded }: Omit<BillFormProps, 'id'>) {
  const { t, i18n } = useTranslation()
  const [problem, setProblem] = useState<string | null>(null)
  const save = async (head: Head, lines: SentLine[]) => {
    onBusy(true)
    setProblem(null)
    try {
      const { data } = await http.post<OrderBill[]>(
        `/api/purchase-orders/${order.id}/bills`,
        { ...head, ...chargesBody(head), lines },
        { headers: { ...ifMatch(order.version), 'Idempotency-Key': newIdempotencyKey() } }
      )
      toast({ variant: 'success', title: t(`${BILLS}.recorded`) })
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
  return { problem, save }
}
