import { useState } from 'react'
import { Button, Form, Input, Modal } from 'antd'
import { KeyOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { HttpError } from '../../../api/http-error'
import { toLatinDigits } from '../../../kit/digits'
import type { useRecordAction } from '../../../kit/show/use-record-action'
import { USERS, type User } from './user'

interface SecretDialogProps {
  user: User
  kind: 'password' | 'passcode'
  action: ReturnType<typeof useRecordAction>
}

interface Values {
  secret?: string
}

/** Saves a password or passcode; an empty passcode removes it. */
function useSecretForm({ user, kind, action }: SecretDialogProps, onSaved: () => void) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const [form] = Form.useForm<Values>()
  const save = async ({ secret = '' }: Values) => {
    const value = kind === 'passcode' ? toLatinDigits(secret) : secret
    setBusy(true)
    try {
      await action.run(user, {
        path: kind,
        method: 'put',
        body: { [kind]: value === '' ? null : value },
        done: t(`${USERS}.action.set_${kind}_done`),
      })
      onSaved()
    } catch (error) {
      const errors = error instanceof HttpError ? error.errors?.[kind] : undefined
      if (errors) form.setFields([{ name: 'secret', errors }])
    } finally {
      setBusy(false)
    }
  }
  return { form, isBusy, save }
}

/** Sets a new password or passcode. */
export function SecretDialog(props: SecretDialogProps) {
  const { user, kind } = props
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const { form, isBusy, save } = useSecretForm(props, () => setOpen(false))
  const text = `${USERS}.action.set_${kind}`
  return (
    <>
      <Button icon={<KeyOutlined />} onClick={() => setOpen(true)}>
        {t(text)}
      </Button>
      <Modal
        open={open}
        title={t(`${text}_title`, { name: user.name })}
        onCancel={() => setOpen(false)}
        onOk={() => form.submit()}
        okText={t('common.save')}
        cancelText={t('common.cancel')}
        okButtonProps={{ loading: isBusy }}
        destroyOnHidden
      >
        <Form form={form} layout="vertical" preserve={false} onFinish={(v) => void save(v)}>
          <SecretField kind={kind} />
        </Form>
      </Modal>
    </>
  )
}

function SecretField({ kind }: Pick<SecretDialogProps, 'kind'>) {
  const { t } = useTranslation()
  return (
    <Form.Item
      name="secret"
      label={t(`${USERS}.fields.${kind}`)}
      extra={t(`${USERS}.${kind}_hint`)}
      rules={kind === 'password' ? [{ required: true, message: t('kit.required') }] : []}
    >
      <Input.Password
        dir="ltr"
        autoComplete="new-password"
        inputMode={kind === 'passcode' ? 'numeric' : undefined}
        maxLength={kind === 'passcode' ? 12 : 128}
      />
    </Form.Item>
  )
}
