import { Form } from 'antd'
// A single part of Input: its index would bring text areas and more to the first page.
import Password from 'antd/es/input/Password'
import { useTranslation } from 'react-i18next'

const SHORTEST = 12
const LONGEST = 128

/** The new password is typed twice: what was meant, and that it was typed as meant. */
export function NewPassword() {
  const { t } = useTranslation()
  return (
    <>
      <Form.Item
        name="password"
        label={t('account.password.new')}
        extra={t('account.password.hint')}
        rules={[{ required: true }, { min: SHORTEST, message: t('account.password.tooShort') }]}
      >
        <Password autoComplete="new-password" dir="ltr" maxLength={LONGEST} />
      </Form.Item>
      <Form.Item
        name="repeated"
        label={t('account.password.repeat')}
        dependencies={['password']}
        rules={[
          { required: true },
          ({ getFieldValue }) => ({
            validator: (_, value: unknown) =>
              !value || value === getFieldValue('password')
                ? Promise.resolve()
                : Promise.reject(new Error(t('account.password.differs'))),
          }),
        ]}
      >
        <Password autoComplete="new-password" dir="ltr" maxLength={LONGEST} />
      </Form.Item>
    </>
  )
}
