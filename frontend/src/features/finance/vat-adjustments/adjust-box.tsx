import { useState } from 'react'
import { Button, Form, Input } from 'antd'
import { PlusOutlined } from '@ant-design/icons'
import { useInvalidate } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import { http, newIdempotencyKey } from '../../../api/http'
import { FormDialog } from '../../../kit/form/form-dialog'
import { DayInput } from '../../../kit/inputs/day-input'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { PlainSelect } from '../../../kit/inputs/plain-select'
import { today } from '../../../kit/inputs/today'
import { DOCUMENT_BOXES } from '../vat-returns/vat-return'
import { VAT_ADJUSTMENTS } from './vat-adjustment'

interface Adjustment {
  adjustsOn: string
  box: string
  taxable: string
  vat: string
  reason: string
}

/** Asks to add an amount to a box of a return. */
export function AdjustBox() {
  const { t } = useTranslation()
  const invalidate = useInvalidate()
  const [isOpen, setIsOpen] = useState(false)
  const save = async (values: Adjustment) => {
    const headers = { 'Idempotency-Key': newIdempotencyKey() }
    await http.post('/api/vat-adjustments', values, { headers })
    await invalidate({ resource: VAT_ADJUSTMENTS, invalidates: ['list'] })
  }
  return (
    <>
      <Button type="primary" icon={<PlusOutlined />} onClick={() => setIsOpen(true)}>
        {t(`${VAT_ADJUSTMENTS}.create`)}
      </Button>
      {isOpen ? (
        <FormDialog<Adjustment>
          title={t(`${VAT_ADJUSTMENTS}.create`)}
          intro={t(`${VAT_ADJUSTMENTS}.create_text`)}
          initialValues={{ adjustsOn: today(), vat: '0' }}
          saveLabel={t(`${VAT_ADJUSTMENTS}.submit`)}
          onSave={save}
          onClose={() => setIsOpen(false)}
        >
          <Fields />
        </FormDialog>
      ) : null}
    </>
  )
}

function Fields() {
  const { t } = useTranslation()
  const boxes = DOCUMENT_BOXES.map((value) => ({
    value,
    label: t(`finance.vat_returns.box.${value}`),
  }))
  const item = (name: keyof Adjustment) => ({
    ...{ name, label: t(`${VAT_ADJUSTMENTS}.fields.${name}`), rules: [{ required: true }] },
  })
  return (
    <>
      <Form.Item {...item('adjustsOn')}>
        <DayInput />
      </Form.Item>
      <Form.Item {...item('box')}>
        <PlainSelect options={boxes} />
      </Form.Item>
      <Form.Item {...item('taxable')} extra={t(`${VAT_ADJUSTMENTS}.sign_hint`)}>
        <DecimalInput />
      </Form.Item>
      <Form.Item {...item('vat')}>
        <DecimalInput />
      </Form.Item>
      <Form.Item {...item('reason')}>
        <Input.TextArea dir="auto" rows={2} maxLength={1000} />
      </Form.Item>
    </>
  )
}
