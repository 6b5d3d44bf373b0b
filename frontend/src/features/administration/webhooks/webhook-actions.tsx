import { useState } from 'react'
import { Button, Modal } from 'antd'
import { RedoOutlined, SendOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '../../../kit/confirm-action'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { DeleteRecord } from '../../../kit/show/delete-record'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { ShownOnce } from '../../../kit/shown-once'
import { toast } from '../../../providers/toast'
import { WEBHOOKS, type Webhook, type WebhookWithSecret } from './webhook'

const DAY_MS = 86_400_000
const LOOKED_BACK_DAYS = 7

/** A test, what failed once more, a new secret, deletion. */
export function WebhookActions({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation()
  const action = useRecordAction(WEBHOOKS)
  const test = () => action.run(webhook, { path: 'test', body: {}, done: t(`${WEBHOOKS}.tested`) })
  return (
    <>
      {webhook.active ? (
        <>
          <Button icon={<SendOutlined />} onClick={() => void test().catch(() => undefined)}>
            {t(`${WEBHOOKS}.test`)}
          </Button>
          <ReplayFailed webhook={webhook} />
        </>
      ) : null}
      <RenewSecret webhook={webhook} />
      <DeleteRecord
        resource={WEBHOOKS}
        record={webhook}
        title={t(`${WEBHOOKS}.delete_title`, { name: webhook.name })}
        content={t(`${WEBHOOKS}.delete_text`)}
        done={t(`${WEBHOOKS}.deleted`)}
        action={action}
      />
      <ActionConflict action={action} />
    </>
  )
}

function ReplayFailed({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation()
  const action = useRecordAction(WEBHOOKS)
  const replay = async () => {
    const since = new Date(Date.now() - LOOKED_BACK_DAYS * DAY_MS).toISOString()
    const call = { path: 'replay', body: { since } }
    const { replayed } = await action.run<{ replayed: number }>(webhook, call)
    toast({ variant: 'success', title: t(`${WEBHOOKS}.replayed`, { count: replayed }) })
  }
  return (
    <ConfirmAction
      icon={<RedoOutlined />}
      label={t(`${WEBHOOKS}.replay`)}
      title={t(`${WEBHOOKS}.replay_title`)}
      content={t(`${WEBHOOKS}.replay_text`, { count: LOOKED_BACK_DAYS })}
      onConfirm={replay}
    />
  )
}

function RenewSecret({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation()
  const action = useRecordAction(WEBHOOKS)
  const [secret, setSecret] = useState<string | null>(null)
  const renew = async () => {
    const call = { path: 'secret', body: {} }
    setSecret((await action.run<WebhookWithSecret>(webhook, call)).secret)
  }
  return (
    <>
      <ConfirmAction
        label={t(`${WEBHOOKS}.renew`)}
        title={t(`${WEBHOOKS}.renew_title`)}
        content={t(`${WEBHOOKS}.renew_text`)}
        onConfirm={renew}
      />
      <Modal
        open={secret !== null}
        title={t(`${WEBHOOKS}.new_secret`)}
        closable={false}
        maskClosable={false}
        keyboard={false}
        footer={null}
        destroyOnHidden
      >
        <ShownOnce
          text={secret ?? ''}
          warning={t(`${WEBHOOKS}.once`)}
          hint={t(`${WEBHOOKS}.how`)}
          done={t(`${WEBHOOKS}.kept`)}
          onDone={() => setSecret(null)}
        />
      </Modal>
    </>
  )
}
