import type { ReactNode } from 'react'
import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { EQUIPMENT } from './equipment'

/** Fields of the dialogs that were left empty are not sent. */
export function withoutBlanks(values: object): object {
  const filled = Object.entries(values).filter(
    ([, value]) => value !== undefined && value !== '' && value !== null
  )
  return Object.fromEntries(filled)
}

interface ItemProps {
  name: string
  /** The field that it is called by, where that is not its own name. */
  label?: string
  required?: boolean
  initial?: string
  children: ReactNode
}

export function Item({ name, label = name, required, initial, children }: ItemProps) {
  const { t } = useTranslation()
  return (
    <Form.Item
      name={name}
      label={t(`${EQUIPMENT}.fields.${label}`)}
      initialValue={initial}
      rules={required ? [{ required: true, message: t('kit.required') }] : undefined}
    >
      {children}
    </Form.Item>
  )
}
