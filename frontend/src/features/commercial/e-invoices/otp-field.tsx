import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { LatinInput } from '../../../kit/inputs/latin-input'
import { E_INVOICES } from './e-invoice'

/** The one-time password of the authority's portal. */
export function OtpField() {
  const { t } = useTranslation()
  return (
    <Form.Item
      name="otp"
      label={t(`${E_INVOICES}.fields.otp`)}
      rules={[{ required: true, message: t('kit.required') }]}
    >
      <LatinInput maxLength={10} inputMode="numeric" autoComplete="one-time-code" />
    </Form.Item>
  )
}
