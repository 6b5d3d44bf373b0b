import { useState } from 'react'
import { Alert, Button, Form, Input, Modal } from 'antd'
import { EyeOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { http, newIdempotencyKey } from '../../../api/http'
import { HttpError, messageOf } from '../../../api/http-error'
import { nameIn } from '../../../kit/display/name-in'
import { useAbility, useCurrentUser } from '../../../providers/access'
import { notifyTabs } from '../../../providers/tabs'
import { toast } from '../../../providers/toast'
import { USERS, type User } from './user'

const TEXT = `${USERS}.view_as`

interface Values {
  reason: string
}

function useStart(user: User) {
  const { t } = useTranslation()
  const [form] = Form.useForm<Values>()
  const [isBusy, setBusy] = useState(false)
  const start = async ({ reason }: Values) => {
    setBusy(true)
    try {
      const headers = { 'Idempotency-Key': newIdempotencyKey() }
      await http.post('/api/person-views', { userId: user.id, reason }, { headers })
      notifyTabs({ kind: 'signed-in', userId: user.id })
      window.location.assign('/departments')
    } catch (error) {
      setBusy(false)
      const errors = error instanceof HttpError ? error.errors?.reason : undefined
      if (errors) form.setFields([{ name: 'reason', errors }])
      else
        toast({
          variant: 'destructive',
          title: t(`${TEXT}.failed`),
          description: messageOf(error, t('kit.try_again')),
        })
    }
  }
  return { form, isBusy, start }
}

/** Shows the portal as this user sees it; they are notified, so a reason is asked for. */
export function ViewAs({ user }: { user: User }) {
  const { t, i18n } = useTranslation()
  const mayView = useAbility('users.view-as')
  const me = useCurrentUser()
  const [open, setOpen] = useState(false)
  const { form, isBusy, start } = useStart(user)
  if (!mayView || user.disabled || me?.id === user.id) return null
  return (
    <>
      <Button icon={<EyeOutlined />} onClick={() => setOpen(true)}>
        {t(`${TEXT}.action`)}
      </Button>
      <Modal
        open={open}
        title={t(`${TEXT}.title`, { name: nameIn(i18n.language, user.name, user.nameAr) })}
        onCancel={() => setOpen(false)}
        onOk={() => form.submit()}
        okText={t(`${TEXT}.start`)}
        cancelText={t('common.cancel')}
        okButtonProps={{ loading: isBusy }}
        destroyOnHidden
      >
        <Alert type="info" showIcon message={t(`${TEXT}.text`)} style={{ marginBlockEnd: 16 }} />
        <Form form={form} layout="vertical" preserve={false} onFinish={(v) => void start(v)}>
          <Form.Item
            name="reason"
            label={t(`${TEXT}.reason`)}
            extra={t(`${TEXT}.reason_hint`)}
            rules={[{ required: true, whitespace: true, message: t('kit.required') }]}
          >
            <Input.TextArea rows={2} maxLength={300} />
          </Form.Item>
        </Form>
      </Modal>
    </>
  )
}
