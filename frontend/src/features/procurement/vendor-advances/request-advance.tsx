import { useState } from 'react'
import { Alert, Button, Drawer, Form, Input } from 'antd'
import { PlusOutlined } from '@ant-design/icons'
import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { http, ifMatch, newIdempotencyKey } from '../../../api/http'
import { toast } from '../../../providers/toast'
import { DayInput } from '../../../kit/inputs/day-input'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { KindSelect } from '../vendor-residencies/kind-select'
import { useResidency } from '../vendor-residencies/residency'
import { problemOf } from '../shared/line-problem'
import {
  advancePath,
  VENDOR_ADVANCES,
  type AdvancedOrder,
  type VendorAdvance,
} from './vendor-advance'

interface RequestAdvanceProps {
  order: AdvancedOrder
  /** What the payment plan of the order still agrees; null where it agrees no advance. */
  toRequest: string | null
}

/** A button that requests an advance on an order. */
export function RequestAdvance({ order, toRequest }: RequestAdvanceProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <div>
      <Button type="primary" icon={<PlusOutlined />} onClick={() => setOpen(true)}>
        {t(`${VENDOR_ADVANCES}.request`)}
      </Button>
      {open ? (
        <AdvanceDrawer order={order} toRequest={toRequest} onClose={() => setOpen(false)} />
      ) : null}
    </div>
  )
}

interface AdvanceDrawerProps extends RequestAdvanceProps {
  onClose: () => void
}

function AdvanceDrawer({ order, toRequest, onClose }: AdvanceDrawerProps) {
  const { t } = useTranslation()
  const { problem, busy, save } = useSave(order)
  const form = 'request-advance'
  return (
    <Drawer
      open
      onClose={onClose}
      width="min(100vw, 560px)"
      title={t(`${VENDOR_ADVANCES}.request`)}
      extra={
        <Button type="primary" htmlType="submit" form={form} loading={busy}>
          {t(`${VENDOR_ADVANCES}.submit`)}
        </Button>
      }
    >
      {problem ? (
        <Alert type="error" showIcon message={problem} style={{ marginBlockEnd: 12 }} />
      ) : null}
      {toRequest === null ? (
        <Alert
          type="warning"
          showIcon
          message={t(`${VENDOR_ADVANCES}.hints.unplanned`)}
          style={{ marginBlockEnd: 12 }}
        />
      ) : null}
      <Form
        id={form}
        layout="vertical"
        initialValues={{ amount: Number(toRequest) > 0 ? toRequest : undefined }}
        onFinish={(values: object) => void save(values)}
      >
        <AdvanceFields currency={order.currency} />
        <AdvanceTax vendorId={order.vendorId} />
      </Form>
    </Drawer>
  )
}

function AdvanceFields({ currency }: { currency: string }) {
  const { t } = useTranslation()
  const text = (key: string) => t(`${VENDOR_ADVANCES}.fields.${key}`)
  const hint = (key: string) => t(`${VENDOR_ADVANCES}.hints.${key}`)
  return (
    <>
      <Form.Item
        name="amount"
        label={text('amount')}
        rules={[{ required: true, message: t('kit.required') }]}
      >
        <DecimalInput suffix={currency} />
      </Form.Item>
      <Form.Item name="recovery" label={text('recovery')} extra={hint('recovery')}>
        <DecimalInput suffix="%" />
      </Form.Item>
      <Form.Item name="guaranteeNumber" label={text('guaranteeNumber')}>
        <Input maxLength={60} dir="ltr" />
      </Form.Item>
      <Form.Item name="guaranteeBank" label={text('guaranteeBank')}>
        <Input maxLength={120} dir="auto" />
      </Form.Item>
      <Form.Item name="guaranteeAmount" label={text('guaranteeAmount')}>
        <DecimalInput suffix={currency} />
      </Form.Item>
      <Form.Item name="guaranteeExpiresOn" label={text('guaranteeExpiresOn')}>
        <DayInput />
      </Form.Item>
      <Form.Item name="note" label={text('note')}>
        <Input.TextArea rows={2} maxLength={1000} dir="auto" />
      </Form.Item>
    </>
  )
}

/** Which kind of withholding tax an advance to a vendor from abroad bears. */
function AdvanceTax({ vendorId }: { vendorId: number }) {
  const { t } = useTranslation()
  const form = Form.useFormInstance()
  const kind = Form.useWatch('withholdingKindId', form) as number | null | undefined
  const { data: residency } = useResidency(vendorId)
  const text = (key: string) => t(`${VENDOR_ADVANCES}.fields.${key}`)
  if (!residency || residency.isResident) return null
  return (
    <>
      <Form.Item name="withholdingKindId" label={text('withholdingKindId')}>
        <KindSelect residency={residency} />
      </Form.Item>
      {kind === null ? (
        <Form.Item name="withholdingNote" label={text('withholdingNote')}>
          <Input.TextArea rows={2} maxLength={500} dir="auto" />
        </Form.Item>
      ) : null}
    </>
  )
}

/** Sends it and opens its page; what the server finds wrong is shown above the fields. */
function useSave(order: RequestAdvanceProps['order']) {
  const { t, i18n } = useTranslation()
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const save = async (values: object) => {
    setBusy(true)
    setProblem(null)
    // what no one has chosen is not sent: the vendor's usual kind holds
    const given = Object.entries(values).filter(
      ([key, value]) => key !== 'withholdingKindId' || value !== undefined
    )
    const entered = given.map(([key, value]) => [key, value || null])
    try {
      const headers = { ...ifMatch(order.version), 'Idempotency-Key': newIdempotencyKey() }
      const path = `/api/purchase-orders/${order.id}/advances`
      const { data } = await http.post<VendorAdvance>(path, Object.fromEntries(entered), {
        headers,
      })
      toast({ variant: 'success', title: t(`${VENDOR_ADVANCES}.requested`) })
      void navigate(advancePath(data))
    } catch (error) {
      const about = { sent: [], lines: [], language: i18n.language }
      setProblem(problemOf(error, t('kit.try_again'), about))
      setBusy(false)
    }
  }
  return { problem, busy, save }
}
