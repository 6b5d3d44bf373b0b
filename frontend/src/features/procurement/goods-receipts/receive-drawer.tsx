import { useState } from 'react'
import { Alert, Button, Drawer, Form, Input, Table, type TableColumnType } from 'antd'
import { useTranslation } from 'react-i18next'
import { http, ifMatch, newIdempotencyKey } from '../../../api/http'
import { toast } from '../../../providers/toast'
import { nameIn } from '../../../kit/display/name-in'
import { DayInput } from '../../../kit/inputs/day-input'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { RecordSelect } from '../../../kit/inputs/record-select'
import { today } from '../../../kit/inputs/today'
import { UnitQuantity } from '../materials/unit-quantity'
import { problemOf } from '../shared/line-problem'
import { GOODS_RECEIPTS, type Receivable, type ReceivableLine } from './goods-receipt'
import { numbersOf, ReceiveNumbers } from './receive-numbers'
import { MixedText } from '../../../kit/display/mixed-text'

interface ReceiveDrawerProps {
  order: Receivable
  open: boolean
  onClose: () => void
  onReceived: () => void
}

interface Head {
  receivedOn: string
  deliveryNoteNo?: string
  warehouseId?: number | null
  note?: string
}

interface Counted {
  accepted: string
  /** Empty leaves it to the material. */
  quarantined: string
  rejected: string
  reason: string
  numbers: string
  expiresOn: string | null
}

const blank = (line: ReceivableLine): Counted => ({
  accepted: line.outstanding,
  quarantined: '',
  rejected: '',
  reason: '',
  numbers: '',
  expiresOn: null,
})

/** Receives a delivery: what was accepted and rejected of each line, into which warehouse. */
export function ReceiveDrawer({ order, open, onClose, onReceived }: ReceiveDrawerProps) {
  const { t } = useTranslation()
  const [form] = Form.useForm<Head>()
  const [counts, setCounts] = useState<Record<number, Counted>>({})
  const of = (line: ReceivableLine) => counts[line.id] ?? blank(line)
  const { problem, busy, save } = useReceive(order, () => {
    setCounts({})
    form.resetFields()
    onReceived()
  })
  return (
    <Drawer
      open={open}
      onClose={onClose}
      width="min(100vw, 860px)"
      title={t(`${GOODS_RECEIPTS}.receive_title`, { number: order.number })}
      extra={
        <Button type="primary" loading={busy} onClick={() => form.submit()}>
          {t(`${GOODS_RECEIPTS}.save`)}
        </Button>
      }
    >
      <Problem text={problem} />
      <Form
        form={form}
        layout="vertical"
        initialValues={{ receivedOn: today(), warehouseId: order.warehouseId }}
        onFinish={(head) => void save(head, linesOf(order, of))}
      >
        <HeadFields />
      </Form>
      <ReceiveGrid
        lines={order.lines}
        of={of}
        onChange={(line, next) => setCounts({ ...counts, [line.id]: { ...of(line), ...next } })}
      />
      <p style={{ color: 'var(--text-soft)' }}>{t(`${GOODS_RECEIPTS}.quarantine_hint`)}</p>
    </Drawer>
  )
}

function Problem({ text }: { text: string | null }) {
  if (!text) return null
  return <Alert type="error" showIcon message={text} style={{ marginBlockEnd: 12 }} />
}

function HeadFields() {
  const { t } = useTranslation()
  const text = (name: string) => t(`${GOODS_RECEIPTS}.${name}`)
  return (
    <>
      <Form.Item name="receivedOn" label={text('receivedOn')} rules={[{ required: true }]}>
        <DayInput />
      </Form.Item>
      <Form.Item name="deliveryNoteNo" label={text('deliveryNoteNo')}>
        <Input maxLength={80} dir="ltr" />
      </Form.Item>
      <Form.Item name="warehouseId" label={text('warehouseId')} extra={text('warehouse_hint')}>
        <RecordSelect lookup="warehouses/lookup" />
      </Form.Item>
      <Form.Item name="note" label={text('note')}>
        <Input maxLength={1000} />
      </Form.Item>
    </>
  )
}

/** Sends the delivery; what the server finds wrong is named with its line. */
function useReceive(order: Receivable, onReceived: () => void) {
  const { t, i18n } = useTranslation()
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const save = async (head: Head, lines: ReturnType<typeof linesOf>) => {
    setBusy(true)
    setProblem(null)
    try {
      await http.post(
        `/api/purchase-orders/${order.id}/receipts`,
        { ...head, lines },
        { headers: { ...ifMatch(order.version), 'Idempotency-Key': newIdempotencyKey() } }
      )
      toast({ variant: 'success', title: t(`${GOODS_RECEIPTS}.received`) })
      onReceived()
    } catch (error) {
      const { language } = i18n
      setProblem(
        problemOf(error, t('kit.try_again'), { sent: lines, lines: order.lines, language })
      )
    } finally {
      setBusy(false)
    }
  }
  return { problem, busy, save }
}

/** Lines of which nothing came are left out. */
function linesOf(order: Receivable, of: (line: ReceivableLine) => Counted) {
  return order.lines.flatMap((line) => {
    const { accepted, quarantined, rejected, reason, numbers, expiresOn } = of(line)
    const written = numbersOf(numbers)
    if (![accepted, quarantined, rejected].some(Number)) return []
    return {
      lineId: line.id,
      accepted: accepted || '0',
      ...(quarantined && { quarantined }),
      ...(written.length && { numbers: written }),
      ...(expiresOn && { expiresOn }),
      ...(Number(rejected) && { rejected, rejectionReason: reason.trim() || null }),
    }
  })
}

interface ReceiveGridProps {
  lines: ReceivableLine[]
  of: (line: ReceivableLine) => Counted
  onChange: (line: ReceivableLine, next: Partial<Counted>) => void
}

function ReceiveGrid({ lines, ...entry }: ReceiveGridProps) {
  const columns = useReceiveColumns(entry)
  return (
    <Table<ReceivableLine>
      size="small"
      rowKey="id"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={lines}
      columns={columns}
    />
  )
}

function useReceiveColumns({
  of,
  onChange,
}: Omit<ReceiveGridProps, 'lines'>): TableColumnType<ReceivableLine>[] {
  const { t, i18n } = useTranslation()
  const text = (name: string) => t(`${GOODS_RECEIPTS}.${name}`)
  const name = (line: ReceivableLine) => nameIn(i18n.language, line.description, line.descriptionAr)
  const cell = (field: 'accepted' | 'quarantined' | 'rejected') => ({
    title: text(field),
    width: 110,
    render: (_: unknown, line: ReceivableLine) => (
      <DecimalInput
        aria-label={`${text(field)} ${name(line)}`}
        value={of(line)[field]}
        onChange={(value) => onChange(line, { [field]: value })}
      />
    ),
  })
  return [
    { title: text('line'), render: (_, line) => <MixedText>{name(line)}</MixedText> },
    {
      title: text('outstanding'),
      align: 'end',
      render: (_, line) => <UnitQuantity value={line.outstanding} unit={line.unit} />,
    },
    cell('accepted'),
    cell('quarantined'),
    cell('rejected'),
    ...[ReceiveNumbers, Reason].map((Cell) => ({
      title: text(Cell === Reason ? 'reason' : 'numbers'),
      render: (_: unknown, line: ReceivableLine) => (
        <Cell
          name={name(line)}
          counted={of(line)}
          onChange={(next: Partial<Counted>) => onChange(line, next)}
        />
      ),
    })),
  ]
}

interface ReasonProps {
  name: string
  counted: Counted
  onChange: (next: Partial<Counted>) => void
}

/** Why some of a line was rejected. */
function Reason({ name, counted, onChange }: ReasonProps) {
  const { t } = useTranslation()
  if (!Number(counted.rejected)) return null
  return (
    <Input
      aria-label={`${t(`${GOODS_RECEIPTS}.reason`)} ${name}`}
      value={counted.reason}
      maxLength={300}
      onChange={(event) => onChange({ reason: event.target.value })}
    />
  )
}
