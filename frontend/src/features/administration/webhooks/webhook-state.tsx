import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { WEBHOOKS, type Webhook } from './webhook'

/** Whether a webhook is told, and whether it takes what it is told. */
export function WebhookState({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation()
  const { active, failingSince, stoppedAt } = webhook
  if (!active) {
    const state = stoppedAt ? 'stopped' : 'off'
    return <Tag color={stoppedAt ? 'red' : undefined}>{t(`${WEBHOOKS}.state.${state}`)}</Tag>
  }
  return failingSince ? (
    <Tag color="gold">{t(`${WEBHOOKS}.state.failing`)}</Tag>
  ) : (
    <Tag color="green">{t(`${WEBHOOKS}.state.on`)}</Tag>
  )
}
