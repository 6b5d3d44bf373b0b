import { Form, Select, Space } from 'antd'
import { useTranslation } from 'react-i18next'
import { DecimalInput } from '../inputs/decimal-input'
import { useVatCategories } from './use-vat-columns'
import { categoryOfRate, rateOfCategory } from './vat'

interface VatInputProps {
  /** What bears it; the input is called after it. */
  label: string
  /** Names of the two fields of the form. */
  category: string
  rate: string
}

/** Category and rate beside each other in one field of a form; each follows the other. */
export function VatInput({ label, category, rate }: VatInputProps) {
  const { t } = useTranslation()
  const form = Form.useFormInstance()
  const options = useVatCategories()
  const valueOf = (name: string) => String(form.getFieldValue(name) ?? '')
  return (
    <Form.Item label={label}>
      <Space.Compact block>
        <Form.Item name={category} noStyle>
          <Select
            aria-label={`${label}: ${t('kit.vat.category')}`}
            options={options}
            onChange={(next: string) =>
              form.setFieldValue(rate, rateOfCategory(next, valueOf(rate)))
            }
          />
        </Form.Item>
        <Form.Item name={rate} noStyle>
          <RateInput
            label={label}
            onRate={(next) =>
              form.setFieldValue(category, categoryOfRate(next, valueOf(category) || 'S'))
            }
          />
        </Form.Item>
      </Space.Compact>
    </Form.Item>
  )
}

interface RateInputProps {
  label: string
  value?: string
  onChange?: (value: string) => void
  onRate: (value: string) => void
}

function RateInput({ label, value, onChange, onRate }: RateInputProps) {
  return (
    <DecimalInput
      aria-label={label}
      suffix="%"
      value={value}
      style={{ maxInlineSize: 96 }}
      onChange={(next) => {
        onChange?.(next)
        onRate(next)
      }}
    />
  )
}
