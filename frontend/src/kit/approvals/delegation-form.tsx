import { useState } from 'react'
import { Button, Form, Input, type FormInstance } from 'antd'
import { useTranslation } from 'react-i18next'
import { FieldGrid } from '../form/field-grid'
import { HttpError } from '../../api/http-error'
import { DayInput } from '../inputs/day-input'
import { PersonSelect } from '../inputs/person-select'
import { today } from '../inputs/today'

export interface DelegationValues {
  delegateId: number
  fromOn: string
  toOn: string
  note?: string
}

type Add = (values: DelegationValues) => Promise<unknown>

/** Colleague and dates; what the server refuses is shown under its field. */
export function DelegationForm({ onAdd }: { onAdd: Add }) {
  const { t } = useTranslation()
  const [form] = Form.useForm<DelegationValues>()
  const { busy, add } = useAdd(form, onAdd)
  const rules = [{ required: true, message: t('kit.required') }]
  return (
    <Form
      form={form}
      layout="vertical"
      initialValues={{ fromOn: today(), toOn: today() }}
      onFinish={(values) => void add(values)}
    >
      <Form.Item name="delegateId" label={t('kit.delegation.delegate')} rules={rules}>
        <PersonSelect />
      </Form.Item>
      <FieldGrid>
        <Form.Item name="fromOn" label={t('kit.delegation.from')} rules={rules}>
          <DayInput />
        </Form.Item>
        <Form.Item name="toOn" label={t('kit.delegation.to')} rules={rules}>
          <DayInput />
        </Form.Item>
      </FieldGrid>
      <Form.Item name="note" label={t('kit.delegation.note')}>
        <Input maxLength={300} />
      </Form.Item>
      <Button type="primary" loading={busy} onClick={() => form.submit()}>
        {t('kit.delegation.add')}
      </Button>
    </Form>
  )
}

function useAdd(form: FormInstance<DelegationValues>, onAdd: Add) {
  const [busy, setBusy] = useState(false)
  const add = async (values: DelegationValues) => {
    setBusy(true)
    try {
      await onAdd({ ...values, note: values.note?.trim() || undefined })
      form.resetFields()
    } catch (error) {
      const wrong = error instanceof HttpError ? Object.entries(error.errors ?? {}) : []
      form.setFields(
        wrong.map(([name, errors]) => ({ name: name as keyof DelegationValues, errors }))
      )
    } finally {
      setBusy(false)
    }
  }
  return { busy, add }
}
