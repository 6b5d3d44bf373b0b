import { useState } from 'react'
import { Button, Form, Input, Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { reauthentication } from '../../api/reauthentication'
import type { CurrentUser } from '../../api/types'
import { CodeForm } from '../../features/identity/two-step/code-form'
import { forgetUser, login } from '../../providers/auth-actions'

function useSignInAgain(username: string) {
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const [isCodeDue, setCodeDue] = useState(false)
  const goOn = () => reauthentication.finish(true)

  const leave = () => {
    reauthentication.arm(false)
    reauthentication.finish(false)
    forgetUser()
    void navigate('/login')
  }

  const submit = async ({ password }: { password: string }) => {
    setBusy(true)
    const signedIn = await login({ username, password })
    setBusy(false)
    if (signedIn?.codeDue) setCodeDue(true)
    else if (signedIn) goOn()
  }

  return { isBusy, isCodeDue, goOn, leave, submit }
}

/**
 * Appears when the session has ended in the middle of work. The page behind it keeps everything
 * that was typed; calls that were refused are sent again after the sign-in.
 */
export default function SignInAgain({ user }: { user: CurrentUser }) {
  const { t } = useTranslation()
  const { isBusy, isCodeDue, goOn, leave, submit } = useSignInAgain(user.username)
  return (
    <Modal
      open
      title={t('session.endedTitle')}
      closable={false}
      maskClosable={false}
      keyboard={false}
      footer={null}
      width={420}
    >
      <p>{t('session.endedText')}</p>
      {isCodeDue ? (
        <CodeForm onSignedIn={goOn} />
      ) : (
        <Form<{ password: string }>
          layout="vertical"
          requiredMark={false}
          onFinish={(values) => void submit(values)}
        >
          <Credentials username={user.username} />
          <Button type="primary" htmlType="submit" block loading={isBusy}>
            {t('auth.login')}
          </Button>
        </Form>
      )}
      <Button type="link" block onClick={leave}>
        {t('session.otherUser')}
      </Button>
    </Modal>
  )
}

function Credentials({ username }: { username: string }) {
  const { t } = useTranslation()
  return (
    <>
      <Form.Item label={t('auth.username')} htmlFor="again-username">
        <Input id="again-username" value={username} readOnly autoComplete="username" dir="auto" />
      </Form.Item>
      <Form.Item name="password" label={t('auth.password')} rules={[{ required: true }]}>
        <Input.Password autoFocus autoComplete="current-password" dir="ltr" />
      </Form.Item>
    </>
  )
}
