import { useState } from 'react'
import { Button, Card, Form, Input } from 'antd'
import { SaveOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { Field, FieldGrid } from '../../../kit/form/field-grid'
import { LatinInput } from '../../../kit/inputs/latin-input'
import { E_INVOICES, type EInvoicing } from './e-invoice'
import { useChangeSetting } from './use-change-setting'

interface SellerFormProps {
  setting: EInvoicing
  onDone: () => void
}

const NUMBERS = [
  ['buildingNumber', 4],
  ['additionalNumber', 4],
  ['postalCode', 5],
] as const
const TEXTS = ['branch', 'businessCategory', 'street', 'district', 'city'] as const
const ADDRESSES = ['simulationUrl', 'productionUrl'] as const

/** The firm as its e-invoices and certificates state it. Empty fields are stored as nothing. */
export function SellerForm({ setting, onDone }: SellerFormProps) {
  const { t } = useTranslation()
  const change = useChangeSetting(setting, onDone)
  const [saving, setSaving] = useState(false)
  const save = async (values: Record<string, string | null | undefined>) => {
    setSaving(true)
    const changes = Object.entries(values).map(([name, value]) => [name, value?.trim() || null])
    await change(Object.fromEntries(changes)).then(
      () => setSaving(false),
      () => setSaving(false)
    )
  }
  return (
    <Card size="small" title={t(`${E_INVOICES}.seller`)}>
      <Form
        layout="vertical"
        disabled={!setting.can.update}
        initialValues={setting}
        validateMessages={{ required: t('kit.required') }}
        onFinish={(values) => void save(values)}
      >
        <SellerFields />
        {setting.can.update ? (
          <Button type="primary" htmlType="submit" icon={<SaveOutlined />} loading={saving}>
            {t('common.save')}
          </Button>
        ) : null}
      </Form>
    </Card>
  )
}

function SellerFields() {
  const { t } = useTranslation()
  const digits = (count: number) => ({
    pattern: new RegExp(`^\\d{${count}}$`),
    message: t(`${E_INVOICES}.digits`, { count }),
  })
  return (
    <FieldGrid>
      {TEXTS.map((name) => (
        <Field key={name} resource={E_INVOICES} name={name}>
          <Input maxLength={100} dir="auto" />
        </Field>
      ))}
      {NUMBERS.map(([name, count]) => (
        <Field key={name} resource={E_INVOICES} name={name} rules={[digits(count)]}>
          <LatinInput maxLength={count} inputMode="numeric" />
        </Field>
      ))}
      {ADDRESSES.map((name) => (
        <Field key={name} resource={E_INVOICES} name={name} required wide>
          <LatinInput maxLength={300} type="url" />
        </Field>
      ))}
    </FieldGrid>
  )
}
