import { useEffect, useState } from 'react'
import { Alert, Button, Form } from 'antd'
// A single part of Input: its index would bring text areas and more to the first page.
import Input from 'antd/es/input/Input'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router'
import { http } from '../../../api/http'
import { messageOf } from '../../../api/http-error'
import type { Answer } from '../../../api/types'
import { Waiting } from '../../../kit/waiting'
import { forgetUser } from '../../../providers/auth-actions'
import { useAsking } from '../asking/use-asking'
import { LoginFrame } from '../login/login-frame'
import styles from '../login/login.module.css'
import { NewPassword } from '../password/new-password'
import { RESETS } from './resets'

/** What stands behind the `#` of the link, once; nothing of it stays in the address or the history. */
function useToken() {
  const { hash, pathname } = useLocation()
  const navigate = useNavigate()
  const [token] = useState(hash.slice(1))
  useEffect(() => {
    if (hash) void navigate(pathname, { replace: true })
  }, [hash, navigate, pathname])
  return token
}

/** Where the link of a mail leads: another password, and every session ends. */
export default function ResetPasswordPage() {
  const { t } = useTranslation()
  const token = useToken()
  const [isDone, setDone] = useState(false)
  const { data, error, isPending } = useQuery({
    queryKey: [RESETS, 'check'],
    queryFn: async () =>
      (
        await http.post<Answer<'password_resets.check'>>(
          `${RESETS}/check`,
          { token },
          // a link that has ended is an answer
          { isProbe: true }
        )
      ).data,
    enabled: token !== '',
    retry: false,
    gcTime: 0,
  })
  const done = () => {
    // whoever was signed in here is signed out, as everywhere
    forgetUser()
    setDone(true)
  }
  return (
    <LoginFrame title={t('auth.reset.title')}>
      {isDone ? <Done /> : null}
      {!isDone && token && isPending ? <Waiting text={t('shell.loading')} /> : null}
      {!isDone && data ? <ResetForm token={token} username={data.username} onDone={done} /> : null}
      {!isDone && (error || !token) ? (
        <Ended text={error ? messageOf(error, t('pages.failure.text')) : t('auth.reset.noLink')} />
      ) : null}
    </LoginFrame>
  )
}

function Done() {
  const { t } = useTranslation()
  return (
    <>
      <Alert type="success" showIcon message={t('auth.reset.done')} />
      <div className={styles.other}>
        <Link to="/login">{t('auth.forgot.back')}</Link>
      </div>
    </>
  )
}

function Ended({ text }: { text: string }) {
  const { t } = useTranslation()
  return (
    <>
      <Alert type="warning" showIcon message={text} />
      <div className={styles.other}>
        <Link to="/forgot-password">{t('auth.reset.again')}</Link>
      </div>
    </>
  )
}

interface Values {
  password: string
  repeated: string
}

interface ResetFormProps {
  token: string
  username: string
  onDone: () => void
}

function ResetForm({ token, username, onDone }: ResetFormProps) {
  const { t } = useTranslation()
  const { form, isBusy, submit } = useAsking({
    fields: ['password'],
    send: ({ password }: Values) => http.put(RESETS, { token, password }),
    onDone,
  })
  return (
    <Form<Values>
      form={form}
      layout="vertical"
      size="large"
      requiredMark={false}
      onFinish={(values) => void submit(values)}
    >
      <p>{t('auth.reset.lead')}</p>
      <Form.Item label={t('auth.username')} htmlFor="reset-username">
        <Input id="reset-username" value={username} readOnly autoComplete="username" dir="auto" />
      </Form.Item>
      <NewPassword />
      <Button type="primary" htmlType="submit" block loading={isBusy}>
        {t('auth.reset.save')}
      </Button>
    </Form>
  )
}
