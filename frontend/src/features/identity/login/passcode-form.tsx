import { useState } from 'react'
import { Button, Form, Input, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Answer } from '../../../api/types'
import { setCurrentUser } from '../../../providers/current-user'
import { passcodeLogin, type PasscodeCredentials } from '../../../providers/auth-actions'

export type PasscodeUser = Answer<'passcode_logins.index'>[number]

/** The simple sign-in: pick a name, enter a passcode. */
export function PasscodeForm({ users }: { users: PasscodeUser[] }) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)

  const submit = async (credentials: PasscodeCredentials) => {
    setBusy(true)
    const user = await passcodeLogin(credentials)
    setBusy(false)
    if (user?.codeDue) setCurrentUser(user)
  }

  const options = users.map(({ id, name }) => ({ value: id, label: name }))
  const rule = (message: string) => [{ required: true, message: t(message) }]
  return (
    <Form<PasscodeCredentials>
      layout="vertical"
      size="large"
      requiredMark={false}
      onFinish={(values) => void submit(values)}
    >
      <Form.Item name="userId" label={t('auth.name')} rules={rule('auth.selectName')}>
        <Select
          showSearch
          optionFilterProp="label"
          placeholder={t('auth.namePlaceholder')}
          options={options}
        />
      </Form.Item>
      <Form.Item name="passcode" label={t('auth.passcode')} rules={rule('auth.enterPasscode')}>
        <Input.Password autoComplete="off" inputMode="numeric" dir="ltr" />
      </Form.Item>
      <Button type="primary" htmlType="submit" block loading={isBusy}>
        {t('auth.login')}
      </Button>
    </Form>
  )
}
