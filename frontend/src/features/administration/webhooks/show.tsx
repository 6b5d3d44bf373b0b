import { Alert } from 'antd'
import { EditOutlined } from '@ant-design/icons'
import { Link, useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { InstantText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { LinkButton } from '../../../kit/link-button'
import { Details } from '../../../kit/show/details'
import { ResourceShow } from '../../../kit/show/resource-show'
import { useRecord } from '../../../kit/show/use-record'
import { useKindName } from './use-kind-name'
import { LIST, messagesPath, WEBHOOKS, webhookPath, type Webhook } from './webhook'
import { WebhookActions } from './webhook-actions'
import { WebhookState } from './webhook-state'

/** One webhook: where it goes, what it tells, how it fares. */
export default function WebhookShow() {
  const { t } = useTranslation()
  const query = useRecord<Webhook>(WEBHOOKS, useParams().id)
  return (
    <ResourceShow<Webhook>
      resource={WEBHOOKS}
      query={query}
      back={{ to: LIST, label: t(`${WEBHOOKS}.title`) }}
      titleOf={({ name }) => name}
      tags={(webhook) => <WebhookState webhook={webhook} />}
      remembered={false}
      actions={(webhook) => (
        <>
          <LinkButton to={`${webhookPath(webhook)}/edit`} icon={<EditOutlined />}>
            {t('common.edit')}
          </LinkButton>
          <WebhookActions webhook={webhook} />
        </>
      )}
      tabs={(webhook) => [
        {
          key: 'overview',
          label: t(`${WEBHOOKS}.overview`),
          children: (
            <>
              <Trouble webhook={webhook} />
              <WebhookFacts webhook={webhook} />
            </>
          ),
        },
      ]}
    />
  )
}

/** Why it may be that nothing arrives. */
function Trouble({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation()
  const { active, failingSince, stoppedAt } = webhook
  if (active ? !failingSince : !stoppedAt) return null
  return (
    <Alert
      type={active ? 'warning' : 'error'}
      style={{ marginBlockEnd: 16 }}
      showIcon
      message={t(`${WEBHOOKS}.${active ? 'failing' : 'stopped'}_text`)}
      description={<Link to={messagesPath(webhook)}>{t(`${WEBHOOKS}.messages`)}</Link>}
    />
  )
}

function WebhookFacts({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation()
  const kindName = useKindName()
  const { failingSince, stoppedAt } = webhook
  return (
    <Details
      resource={WEBHOOKS}
      items={[
        { name: 'url', value: <Ltr>{webhook.url}</Ltr>, wide: true },
        { name: 'resources', value: webhook.resources.map(kindName).join(' · '), wide: true },
        { name: 'owner', value: <bdi>{webhook.owner.name}</bdi> },
        { name: 'createdAt', value: <InstantText value={webhook.createdAt} /> },
        { name: 'failingSince', value: failingSince && <InstantText value={failingSince} /> },
        { name: 'stoppedAt', value: stoppedAt && <InstantText value={stoppedAt} /> },
        {
          name: 'messages',
          value: <Link to={messagesPath(webhook)}>{t(`${WEBHOOKS}.messages`)}</Link>,
        },
      ]}
    />
  )
}
