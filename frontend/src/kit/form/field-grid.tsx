import type { ReactNode } from 'react'
import { Form, type FormItemProps } from 'antd'
import { useTranslation } from 'react-i18next'
import styles from './field-grid.module.css'

/** Fields side by side in as many columns as fit, in one column on a phone. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>
}

interface FieldProps extends Omit<FormItemProps, 'name' | 'label'> {
  /** Resource name; the label is `<resource>.fields.<name>`. */
  resource: string
  name: string
  required?: boolean
  /** Takes the whole width of the grid. */
  wide?: boolean
}

/** One labelled form field; the label comes from the locale files by convention. */
export function Field({ resource, name, required, wide, rules = [], ...props }: FieldProps) {
  const { t } = useTranslation()
  return (
    <Form.Item
      {...props}
      className={wide ? styles.wide : undefined}
      name={name}
      label={t(`${resource}.fields.${name}`)}
      rules={required ? [{ required: true }, ...rules] : rules}
    />
  )
}
