import { useState } from 'react'
import { Alert, Button, Form } from 'antd'
// A single part of Input: its index would bring text areas and more to the first page.
import Input from 'antd/es/input/Input'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { http } from '../../../api/http'
import type { Body } from '../../../api/types'
import { useBranding } from '../../../providers/branding'
import { useAsking } from '../asking/use-asking'
import { LoginFrame } from '../login/login-frame'
import styles from '../login/login.module.css'
import { RESETS } from './resets'

/** Asks for a link by mail; whether there is such an account the answer does not tell. */
export default function ForgotPasswordPage() {
  const { t } = useTranslation()
  const { resetsByMail, isKnown } = useBranding()
  const [isAsked, setAsked] = useState(false)
  return (
    <LoginFrame title={t('auth.forgot.title')}>
      {isKnown && !resetsByMail ? (
        <Alert type="info" showIcon message={t('auth.forgot.off')} />
      ) : isAsked ? (
        <Alert
          type="success"
          showIcon
          message={t('auth.forgot.asked')}
          description={t('auth.forgot.askedHint')}
        />
      ) : (
        <AskForLink onAsked={() => setAsked(true)} />
      )}
      <div className={styles.other}>
        <Link to="/login">{t('auth.forgot.back')}</Link>
      </div>
    </LoginFrame>
  )
}

function AskForLink({ onAsked }: { onAsked: () => void }) {
  const { t } = useTranslation()
  const { form, isBusy, submit } = useAsking({
    fields: ['username'],
    send: (values: Body<'password_resets.store'>) => http.post(RESETS, values),
    onDone: onAsked,
  })
  return (
    <Form
      form={form}
      layout="vertical"
      size="large"
      requiredMark={false}
      onFinish={(values) => void submit(values)}
    >
      <p>{t('auth.forgot.lead')}</p>
      <Form.Item name="username" label={t('auth.forgot.username')} rules={[{ required: true }]}>
        <Input autoFocus autoComplete="username" dir="auto" maxLength={254} />
      </Form.Item>
      <Button type="primary" htmlType="submit" block loading={isBusy}>
        {t('auth.forgot.send')}
      </Button>
    </Form>
  )
}
