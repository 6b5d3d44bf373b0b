import { useState } from 'react'
import { Button, Form } from 'antd'
// Single parts of Input: its index would bring text areas and more to the login page.
import Input from 'antd/es/input/Input'
import Password from 'antd/es/input/Password'
import { useTranslation } from 'react-i18next'
import { login, type Credentials } from '../../../providers/auth-actions'
import { setCurrentUser } from '../../../providers/current-user'
import { STORAGE_KEYS } from '../../../providers/preferences'

interface PasswordFormProps {
  onSignedIn?: () => void
}

/** Username, password and one Login button. Credentials are sent as typed. */
export function PasswordForm({ onSignedIn }: PasswordFormProps) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const lastUser = localStorage.getItem(STORAGE_KEYS.lastUser) ?? ''

  const submit = async (credentials: Credentials) => {
    setBusy(true)
    const user = await login(credentials)
    setBusy(false)
    if (user?.codeDue) setCurrentUser(user)
    else if (user) onSignedIn?.()
  }

  return (
    <Form<Credentials>
      layout="vertical"
      size="large"
      requiredMark={false}
      initialValues={{ username: lastUser }}
      onFinish={(values) => void submit(values)}
    >
      <Form.Item name="username" label={t('auth.username')} rules={[{ required: true }]}>
        <Input autoComplete="username" autoFocus={lastUser === ''} dir="auto" />
      </Form.Item>
      <Form.Item name="password" label={t('auth.password')} rules={[{ required: true }]}>
        <Password autoComplete="current-password" autoFocus={lastUser !== ''} dir="ltr" />
      </Form.Item>
      <Button type="primary" htmlType="submit" block loading={isBusy}>
        {t('auth.login')}
      </Button>
    </Form>
  )
}
