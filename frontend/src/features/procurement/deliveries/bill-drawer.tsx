import { useState } from 'react'
import { Alert, Button, Drawer, Form, Input, Table } from 'antd'
import { useTranslation } from 'react-i18next'
import { http, ifMatch, newIdempotencyKey } from '../../../api/http'
import { toast } from '../../../providers/toast'
import { nameIn } from '../../../kit/display/name-in'
import { DayInput } from '../../../kit/inputs/day-input'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { today } from '../../../kit/inputs/today'
import { UnitQuantity } from '../materials/unit-quantity'
import { problemOf } from './problem'
import { BILLS, leftCharges, leftToBill, type BillableLine, type BillableOrder } from './bill'

interface BillDrawerProps {
  order: BillableOrder
  open: boolean
  onClose: () => void
  onRecorded: () => void
}

interface Head {
  vendorNumber: string
  billedOn: string
  dueOn?: string | null
  freight?: string
  otherCharges?: string
}

interface Asked {
  quantity: string
  unitPrice: string
}

/** What the vendor may ask for by now is there before a key is pressed. */
const start = (line: BillableLine): Asked => ({
  quantity: leftToBill(line),
  unitPrice: line.netPrice,
})

const CHARGES = ['freight', 'otherCharges'] as const

const chargesBody = (head: Head) =>
  Object.fromEntries(CHARGES.map((name) => [name, head[name] || null]))

/** Records an invoice as the vendor wrote it; the portal compares it with order and receipts. */
export function BillDrawer({ order, open, onClose, onRecorded }: BillDrawerProps) {
  const { t, i18n } = useTranslation()
  const [form] = Form.useForm<Head>()
  const [asked, setAsked] = useState<Record<number, Asked>>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const of = (line: BillableLine) => asked[line.id] ?? start(line)
  const text = (name: string) => t(`${BILLS}.${name}`)

  const save = async (head: Head) => {
    setBusy(true)
    setProblem(null)
    const lines = order.lines.flatMap((line) =>
      Number(of(line).quantity) ? [{ lineId: line.id, ...of(line) }] : []
    )
    try {
      await http.post(`/api/purchase-orders/${order.id}/bills`, { ...head, ...chargesBody(head), lines }, { headers: { ...ifMatch(order.version), 'Idempotency-Key': newIdempotencyKey() } }) // prettier-ignore
      toast({ variant: 'success', title: text('recorded') })
      onRecorded()
    } catch (error) {
      const { language } = i18n
      setProblem(
        problemOf(error, t('kit.try_again'), { sent: lines, lines: order.lines, language })
      )
    } finally {
      setBusy(false)
    }
  }

  return (
    <Drawer
      open={open}
      onClose={onClose}
      width="min(100vw, 760px)"
      title={t(`${BILLS}.record_title`, { number: order.number })}
      extra={
        <Button type="primary" loading={busy} onClick={() => form.submit()}>
          {text('save')}
        </Button>
      }
    >
      {problem ? <Alert type="error" showIcon message={problem} style={{ marginBlockEnd: 12 }} /> : null}
      <Form
        form={form}
        layout="vertical"
        initialValues={{ billedOn: today(), ...leftCharges(order) }}
        onFinish={(head) => void save(head)}
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
        {CHARGES.filter((name) => Number(order[name])).map((name) => (
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
    </Drawer>
  ) // prettier-ignore
}

interface BillGridProps {
  lines: BillableLine[]
  of: (line: BillableLine) => Asked
  onChange: (line: BillableLine, next: Partial<Asked>) => void
}

function BillGrid({ lines, of, onChange }: BillGridProps) {
  const { t, i18n } = useTranslation()
  const text = (name: string) => t(`${BILLS}.${name}`)
  const name = (line: BillableLine) => nameIn(i18n.language, line.description, line.descriptionAr)
  const cell = (field: 'quantity' | 'unitPrice') => ({
    title: text(field),
    width: 120,
    render: (_: unknown, line: BillableLine) => (
      <DecimalInput
        aria-label={`${text(field)} ${name(line)}`}
        value={of(line)[field]}
        onChange={(value) => onChange(line, { [field]: value })}
      />
    ),
  })
  return (
    <Table<BillableLine>
      size="small"
      rowKey="id"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={lines}
      columns={[
        { title: text('line'), render: (_, line) => <bdi>{name(line)}</bdi> },
        {
          title: text('accepted'),
          align: 'end',
          render: (_, line) => <UnitQuantity value={line.accepted} unit={line.unit} />,
        },
        cell('quantity'),
        cell('unitPrice'),
      ]}
    />
  )
}
