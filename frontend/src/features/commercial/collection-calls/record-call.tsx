import { Form, Input } from 'antd'
import { useInvalidate } from '@refinedev/core'
import dayjs from 'dayjs'
import { useTranslation } from 'react-i18next'
import { http, newIdempotencyKey } from '../../../api/http'
import { FormDialog } from '../../../kit/form/form-dialog'
import { DayInput } from '../../../kit/inputs/day-input'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { PlainSelect } from '../../../kit/inputs/plain-select'
import { useSend } from '../../../kit/use-send'
import { useOpenInvoices } from '../receipts/use-open-invoices'
import { CALLS, RESULTS, type CallDue } from './collection-call'

interface RecordCallProps {
  due: CallDue
  currency: string
  onClose: () => void
  onDone: () => void
}

interface Values {
  result: string
  spokeTo?: string
  note?: string
  nextOn: string
  promise?: { invoiceId: string; amount: string; dueOn: string }
}

/** What came of a call, and when to call next; a promise is kept with the invoice it is about. */
export function RecordCall({ due, currency, onClose, onDone }: RecordCallProps) {
  const { t } = useTranslation()
  const send = useSend()
  const invalidate = useInvalidate()
  const { clientId, clientName } = due
  const save = async ({ result, spokeTo, note, nextOn, promise }: Values) => {
    const body = {
      ...{ clientId, result, nextOn, spokeTo: spokeTo || null, note: note || null },
      promise:
        result === 'promised' && promise
          ? { ...promise, invoiceId: Number(promise.invoiceId) }
          : null,
    }
    const headers = { 'Idempotency-Key': newIdempotencyKey() }
    await send(t(`${CALLS}.recorded`), () => http.post('/api/collection-calls', body, { headers }))
    onDone()
    await invalidate({ resource: CALLS, invalidates: ['list'] })
  }
  return (
    <FormDialog<Values>
      title={t(`${CALLS}.record_title`, { client: clientName })}
      initialValues={{ result: 'call_back', nextOn: dayjs().add(1, 'day').format('YYYY-MM-DD') }}
      onSave={save}
      onClose={onClose}
    >
      <CallFields clientId={clientId} currency={currency} />
    </FormDialog>
  )
}

function CallFields({ clientId, currency }: { clientId: number; currency: string }) {
  const { t } = useTranslation()
  const label = (name: string) => t(`${CALLS}.fields.${name}`)
  const required = [{ required: true }]
  const results = RESULTS.map((value) => ({ value, label: t(`kit.status.${value}`) }))
  return (
    <>
      <Form.Item name="result" label={label('result')} rules={required}>
        <PlainSelect options={results} />
      </Form.Item>
      <Form.Item noStyle dependencies={['result']}>
        {({ getFieldValue }) =>
          getFieldValue('result') === 'promised' ? (
            <PromiseFields clientId={clientId} currency={currency} />
          ) : null
        }
      </Form.Item>
      <Form.Item name="spokeTo" label={label('spokeTo')}>
        <Input maxLength={160} />
      </Form.Item>
      <Form.Item name="note" label={label('note')}>
        <Input.TextArea rows={3} maxLength={1000} />
      </Form.Item>
      <Form.Item name="nextOn" label={label('nextOn')} rules={required}>
        <DayInput />
      </Form.Item>
    </>
  )
}

function PromiseFields({ clientId, currency }: { clientId: number; currency: string }) {
  const { t } = useTranslation()
  const form = Form.useFormInstance()
  const { invoices } = useOpenInvoices(clientId, currency)
  const text = (name: string) => t(`${CALLS}.promise.${name}`)
  const required = [{ required: true }]
  const fillAmount = (id: unknown) =>
    form.setFieldValue(
      ['promise', 'amount'],
      invoices.find((one) => String(one.id) === id)?.balance
    )
  return (
    <>
      <Form.Item name={['promise', 'invoiceId']} label={text('invoice')} rules={required}>
        <PlainSelect
          options={invoices.map(({ id, number }) => ({ value: String(id), label: number ?? '' }))}
          onChange={fillAmount}
        />
      </Form.Item>
      <Form.Item name={['promise', 'amount']} label={text('amount')} rules={required}>
        <DecimalInput suffix={currency} />
      </Form.Item>
      <Form.Item name={['promise', 'dueOn']} label={text('dueOn')} rules={required}>
        <DayInput />
      </Form.Item>
    </>
  )
}
