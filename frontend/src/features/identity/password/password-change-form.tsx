import { useState } from 'react'
import { Button, Form } from 'antd'
// A single part of Input: its index would bring text areas and more to the first page.
import Password from 'antd/es/input/Password'
import { useTranslation } from 'react-i18next'
import { http } from '../../../api/http'
import { HttpError, messageOf } from '../../../api/http-error'
import type { CurrentUser } from '../../../api/types'
import { setCurrentUser } from '../../../providers/current-user'
import { toast } from '../../../providers/toast/toast-store'
import { NewPassword } from './new-password'

interface Values {
  currentPassword: string
  password: string
  repeated: string
}

/** What the server says of the fields, beside them; anything else as a message. */
function useChange() {
  const { t } = useTranslation()
  const [form] = Form.useForm<Values>()
  const [isBusy, setBusy] = useState(false)
  const save = async ({ currentPassword, password }: Values) => {
    setBusy(true)
    try {
      const { data } = await http.put<CurrentUser>('/api/auth/password', {
        currentPassword,
        password,
      })
      form.resetFields()
      toast({ title: t('account.password.changed'), variant: 'success' })
      setCurrentUser(data)
    } catch (error) {
      const errors = error instanceof HttpError ? (error.errors ?? {}) : {}
      const fields = (['currentPassword', 'password'] as const).filter((name) => errors[name])
      form.setFields(fields.map((name) => ({ name, errors: errors[name] })))
      if (!fields.length) {
        toast({
          title: t('account.password.failed'),
          description: messageOf(error, t('pages.failure.text')),
          variant: 'destructive',
        })
      }
    } finally {
      setBusy(false)
    }
  }
  return { form, isBusy, save }
}

/** The old password and, twice, the new one. Both are sent as typed. */
export function PasswordChangeForm() {
  const { t } = useTranslation()
  const { form, isBusy, save } = useChange()
  return (
    <Form<Values>
      form={form}
      layout="vertical"
      requiredMark={false}
      style={{ maxWidth: 420 }}
      onFinish={(values) => void save(values)}
    >
      <Form.Item
        name="currentPassword"
        label={t('account.password.current')}
        rules={[{ required: true }]}
      >
        <Password autoComplete="current-password" dir="ltr" />
      </Form.Item>
      <NewPassword />
      <Button type="primary" htmlType="submit" loading={isBusy}>
        {t('account.password.save')}
      </Button>
    </Form>
  )
}
