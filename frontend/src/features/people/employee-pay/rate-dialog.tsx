import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Body } from '../../../api/types'
import { Field } from '../../../kit/form/field-grid'
import { FormDialog } from '../../../kit/form/form-dialog'
import { DayInput } from '../../../kit/inputs/day-input'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { today } from '../../../kit/inputs/today'
import { useTabWrites } from '../../../kit/show/use-tab-rows'
import { PAY, payPath, type Pay } from './employee-pay'

type Values = Body<'pay_rates.store'>

interface DialogProps {
  pay: Pay
  version: number
  onClose: () => void
}

const PARTS = ['basic', 'housing', 'transport', 'other', 'costRate', 'billingRate'] as const

/** What is paid from a day on, beginning with what is paid today. */
export function RateDialog({ pay, version, onClose }: DialogProps) {
  const { t } = useTranslation()
  const write = useTabWrites(payPath(pay.id))
  const current = pay.rates.find(({ isCurrent }) => isCurrent)
  const initial = current && Object.fromEntries(PARTS.map((name) => [name, current[name]]))
  const save = (values: Values) =>
    write({
      path: `employees/${pay.id}/pay-rates`,
      method: 'post',
      version,
      body: Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)),
      done: t(`${PAY}.saved`),
    })
  return (
    <FormDialog<Values>
      title={t(`${PAY}.set_rate`)}
      initialValues={{ ...initial, effectiveOn: today() }}
      onSave={save}
      onClose={onClose}
    >
      <Form.Item name="effectiveOn" label={t(`${PAY}.from`)} rules={[{ required: true }]}>
        <DayInput />
      </Form.Item>
      {PARTS.map((name) => (
        <Field key={name} resource={PAY} name={name} required={name === 'basic'}>
          <DecimalInput suffix={pay.currency} />
        </Field>
      ))}
      <Form.Item name="reason" label={t(`${PAY}.reason`)}>
        <Input.TextArea rows={2} maxLength={400} />
      </Form.Item>
    </FormDialog>
  )
}
