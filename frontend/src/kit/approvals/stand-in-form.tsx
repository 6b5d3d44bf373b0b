import { useState } from 'react'
import { Button, Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { HttpError } from '../../api/http-error'
import { DayInput } from '../inputs/day-input'
import { PersonSelect } from '../inputs/person-select'
import { today } from '../inputs/today'

export interface StandInValues {
  delegateId: number
  fromOn: string
  toOn: string
  note?: string
}

/** Colleague and days; what the server does not take stands under its field. */
export function StandInForm({ onGive }: { onGive: (values: StandInValues) => Promise<unknown> }) {
  const { t } = useTranslation()
  const [form] = Form.useForm<StandInValues>()
  const [busy, setBusy] = useState(false)
  const rules = [{ required: true, message: t('kit.required') }]
  const give = async (values: StandInValues) => {
    setBusy(true)
    try {
      await onGive({ ...values, note: values.note?.trim() || undefined })
      form.resetFields()
    } catch (error) {
      const wrong = error instanceof HttpError ? Object.entries(error.errors ?? {}) : []
      form.setFields(wrong.map(([name, errors]) => ({ name: name as keyof StandInValues, errors })))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Form
      form={form}
      layout="vertical"
      initialValues={{ fromOn: today(), toOn: today() }}
      onFinish={(values) => void give(values)}
    >
      <Form.Item name="delegateId" label={t('kit.stand_in.delegate')} rules={rules}>
        <PersonSelect />
      </Form.Item>
      <div className="kit-field-grid">
        <Form.Item name="fromOn" label={t('kit.stand_in.from')} rules={rules}>
          <DayInput />
        </Form.Item>
        <Form.Item name="toOn" label={t('kit.stand_in.to')} rules={rules}>
          <DayInput />
        </Form.Item>
      </div>
      <Form.Item name="note" label={t('kit.stand_in.note')}>
        <Input maxLength={300} />
      </Form.Item>
      <Button type="primary" loading={busy} onClick={() => form.submit()}>
        {t('kit.stand_in.give')}
      </Button>
    </Form>
  )
}
