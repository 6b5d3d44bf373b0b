import { cloneElement, useId, type ReactElement } from 'react'
import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { toDecimalText } from '../../../../kit/digits'
import { SITE_REPORTS } from '../site-report'
import { useReportForm } from './form-context'

interface LabelledProps {
  /** As the portal names the field: `works.0.quantity`. */
  name: string
  required?: boolean
  children: ReactElement<{ id?: string }>
}

/** A field with its label and what is wrong with it. */
export function Labelled({ name, required, children }: LabelledProps) {
  const { t } = useTranslation()
  const id = useId()
  const message = useReportForm().messages[name]
  // a column of a row, or a field of the report
  const label = /\.\d+\./.test(name) ? `columns.${name.replace(/\.\d+\./, '.')}` : `fields.${name}`
  return (
    <Form.Item
      label={t(`${SITE_REPORTS}.${label}`)}
      htmlFor={id}
      required={required}
      validateStatus={message ? 'error' : undefined}
      help={message}
      style={{ marginBlockEnd: 8, flex: '1 1 132px', minInlineSize: 0 }}
    >
      {cloneElement(children, { id })}
    </Form.Item>
  )
}

interface NumberFieldProps {
  name: string
  value: string
  onChange: (value: string) => void
  required?: boolean
  suffix?: string
}

/** A number as text, with the number keys of a phone. */
export function NumberField({ name, value, onChange, required, suffix }: NumberFieldProps) {
  return (
    <Labelled name={name} required={required}>
      <Input
        dir="ltr"
        inputMode="decimal"
        maxLength={20}
        value={value}
        suffix={suffix}
        onChange={({ target }) => onChange(toDecimalText(target.value))}
      />
    </Labelled>
  )
}

interface TextFieldProps extends Omit<NumberFieldProps, 'suffix'> {
  maxLength?: number
  disabled?: boolean
}

/** A line of text. */
export function TextField({
  name,
  value,
  onChange,
  required,
  maxLength = 500,
  disabled,
}: TextFieldProps) {
  return (
    <Labelled name={name} required={required}>
      <Input
        dir="auto"
        disabled={disabled}
        maxLength={maxLength}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Labelled>
  )
}
