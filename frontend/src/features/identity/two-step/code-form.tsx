import { Button, Form } from 'antd'
// A single part of Input: its index would bring text areas and more to the first page.
import Input from 'antd/es/input/Input'
import { useTranslation } from 'react-i18next'
import { http } from '../../../api/http'
import type { Answer } from '../../../api/types'
import { acceptSignIn, welcome } from '../../../providers/auth-actions'
import { useAsking } from '../asking/use-asking'

/** The code after the password: six digits of the app, or a recovery code. */
export function CodeForm({ onSignedIn }: { onSignedIn?: () => void }) {
  const { t } = useTranslation()
  const { form, isBusy, submit } = useAsking({
    fields: ['code'],
    send: async (values: { code: string }) =>
      (await http.post<Answer<'code_logins.store'>>('/api/auth/code', values)).data,
    onDone: async (data) => {
      welcome(await acceptSignIn(data))
      onSignedIn?.()
    },
  })
  return (
    <Form
      form={form}
      layout="vertical"
      size="large"
      requiredMark={false}
      onFinish={(values) => void submit(values)}
    >
      <Form.Item
        name="code"
        label={t('account.twoStep.code')}
        extra={t('account.twoStep.codeHint')}
        rules={[{ required: true }]}
      >
        <Input autoFocus autoComplete="one-time-code" dir="ltr" maxLength={40} />
      </Form.Item>
      <Button type="primary" htmlType="submit" block loading={isBusy}>
        {t('auth.login')}
      </Button>
    </Form>
  )
}
