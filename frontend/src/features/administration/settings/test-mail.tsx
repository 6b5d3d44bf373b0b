import { useState } from 'react'
import { Alert, Flex, Form } from 'antd'
import { MailOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { http, newIdempotencyKey } from '../../../api/http'
import type { Schema } from '../../../api/types'
import { ConfirmAction } from '../../../kit/confirm-action'
import { LatinInput } from '../../../kit/inputs/latin-input'
import { MailState } from '../../../kit/mails/mail-state'
import { useSend } from '../../../kit/use-send'
import { SETTINGS } from './settings'

type Mail = Schema<'MailDetail'>

const POLL_MS = 1500

/** Sends a mail by the settings as they are saved, and shows what became of it. */
export function TestMail() {
  const { t } = useTranslation()
  const send = useSend()
  const [id, setId] = useState<number | null>(null)
  const order = async (to: unknown) => {
    const headers = { 'Idempotency-Key': newIdempotencyKey() }
    const { data } = await send(t(`${SETTINGS}.mail_test.ordered`), () =>
      http.post<Mail>('/api/mails/test', { to }, { headers })
    )
    setId(data.id)
  }
  return (
    <Flex vertical gap="small" align="start">
      <ConfirmAction
        icon={<MailOutlined />}
        label={t(`${SETTINGS}.mail_test.send`)}
        title={t(`${SETTINGS}.mail_test.send`)}
        content={t(`${SETTINGS}.mail_test.text`)}
        confirmLabel={t(`${SETTINGS}.mail_test.send`)}
        fields={<Recipient />}
        onConfirm={(_, { to }) => order(to)}
      />
      {id === null ? null : <Outcome id={id} />}
    </Flex>
  )
}

function Recipient() {
  const { t } = useTranslation()
  return (
    <Form.Item
      name="to"
      label={t('kit.mails.fields.to')}
      rules={[{ required: true, type: 'email', message: t('kit.invalid_email') }]}
    >
      <LatinInput type="email" maxLength={254} />
    </Form.Item>
  )
}

function Outcome({ id }: { id: number }) {
  const { t } = useTranslation()
  const { data } = useQuery<Mail>({
    queryKey: [`/api/mails/${id}`],
    staleTime: 0,
    refetchInterval: ({ state }) =>
      !state.data || ['waiting', 'sending'].includes(state.data.state) ? POLL_MS : false,
  })
  if (!data) return null
  const link = <Link to={`/admin/mails/${id}`}>{t(`${SETTINGS}.mail_test.open`)}</Link>
  return (
    <Alert
      role="status"
      type={data.reason ? 'warning' : 'info'}
      message={
        <>
          <MailState state={data.state} /> {data.reason} {link}
        </>
      }
      description={data.lastError ? <bdi dir="ltr">{data.lastError}</bdi> : undefined}
    />
  )
}
