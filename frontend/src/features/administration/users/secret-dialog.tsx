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

/** Sets a new password or passcode; an empty passcode takes it away. */
export function SecretDialog({ user, kind, action }: SecretDialogProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const [form] = Form.useForm<{ secret?: string }>()
  const text = `${USERS}.action.set_${kind}`

  const save = async ({ secret = '' }: { secret?: string }) => {
    const value = kind === 'passcode' ? toLatinDigits(secret) : secret
    setBusy(true)
    try {
      await action.run(user, {
        path: kind,
        method: 'put',
        body: { [kind]: value === '' ? null : value },
        done: t(`${text}_done`),
      })
      setOpen(false)
    } catch (error) {
      const errors = error instanceof HttpError ? error.errors?.[kind] : undefined
      if (errors) form.setFields([{ name: 'secret', errors }])
    } finally {
      setBusy(false)
    }
  }

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
        okButtonProps={{ loading: busy }}
        destroyOnHidden
      >
        <Form form={form} layout="vertical" preserve={false} onFinish={(v) => void save(v)}>
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
        </Form>
      </Modal>
    </>
  )
}
