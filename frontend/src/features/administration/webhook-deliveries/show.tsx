import { Alert, Card, Flex } from 'antd'
import { RedoOutlined } from '@ant-design/icons'
import { Link, useNavigate, useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { http, newIdempotencyKey } from '../../../api/http'
import { ConfirmAction } from '../../../kit/confirm-action'
import { InstantText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { LoadFailed } from '../../../kit/load-failed'
import { PageHeader } from '../../../kit/page-header'
import { PageSkeleton } from '../../../kit/page-skeleton'
import { Details } from '../../../kit/show/details'
import { useRecord, useRefresh } from '../../../kit/show/use-record'
import { useSend } from '../../../kit/use-send'
import { DELIVERIES, deliveryPath, DeliveryState, LIST, type Delivery } from './delivery'
import styles from './delivery.module.css'

/** One message: what it says, what was answered, when it is tried again. */
export default function DeliveryShow() {
  const { t } = useTranslation()
  const query = useRecord<Delivery>(DELIVERIES, useParams().id)
  if (query.error)
    return <LoadFailed page error={query.error} onRetry={() => void query.refetch()} />
  const delivery = query.data
  if (!delivery) return <PageSkeleton />
  return (
    <>
      <PageHeader
        title={delivery.event}
        back={{ to: LIST, label: t(`${DELIVERIES}.title`) }}
        tags={<DeliveryState state={delivery.state} />}
        actions={delivery.can.replay ? <Replay delivery={delivery} /> : null}
      />
      <Flex vertical gap="middle">
        {delivery.reason ? (
          <Alert
            type={delivery.state === 'failed' ? 'error' : 'warning'}
            showIcon
            message={delivery.reason}
          />
        ) : null}
        <DeliveryFacts delivery={delivery} />
        <Text title={t(`${DELIVERIES}.body`)} text={indented(delivery.body)} />
        {delivery.answer ? <Text title={t(`${DELIVERIES}.answer`)} text={delivery.answer} /> : null}
      </Flex>
    </>
  )
}

/** The body as people read it; what is sent has no line ends. */
const indented = (body: string) => JSON.stringify(JSON.parse(body), null, 2)

function Text({ title, text }: { title: string; text: string }) {
  return (
    <Card size="small" title={title}>
      <pre dir="ltr" className={styles.text}>
        {text}
      </pre>
    </Card>
  )
}

function DeliveryFacts({ delivery }: { delivery: Delivery }) {
  const { t } = useTranslation()
  const { webhookId, webhookName, messageId, durationMs, dueAt, endedAt, replayOfId } = delivery
  return (
    <Details
      resource={DELIVERIES}
      items={[
        {
          name: 'webhookName',
          value: (
            <Link to={`/admin/webhooks/${webhookId}`}>
              <bdi>{webhookName}</bdi>
            </Link>
          ),
        },
        { name: 'messageId', value: <Ltr>{messageId}</Ltr> },
        { name: 'attempts', value: delivery.attempts },
        { name: 'statusCode', value: delivery.statusCode },
        {
          name: 'durationMs',
          value:
            durationMs === null ? null : t(`${DELIVERIES}.milliseconds`, { count: durationMs }),
        },
        { name: 'createdAt', value: <InstantText value={delivery.createdAt} /> },
        { name: 'dueAt', value: dueAt && <InstantText value={dueAt} /> },
        { name: 'endedAt', value: endedAt && <InstantText value={endedAt} /> },
        {
          name: 'replayOfId',
          value: replayOfId && (
            <Link to={deliveryPath({ id: replayOfId })}>{t(`${DELIVERIES}.first`)}</Link>
          ),
        },
      ]}
    />
  )
}

function Replay({ delivery }: { delivery: Delivery }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const refresh = useRefresh(DELIVERIES)
  const send = useSend()
  const replay = async () => {
    const headers = { 'Idempotency-Key': newIdempotencyKey() }
    const { data } = await send(t(`${DELIVERIES}.replayed`), () =>
      http.post<Delivery>(`/api/webhook-deliveries/${delivery.id}/replay`, {}, { headers })
    )
    await refresh()
    void navigate(deliveryPath(data))
  }
  return (
    <ConfirmAction
      icon={<RedoOutlined />}
      label={t(`${DELIVERIES}.replay`)}
      title={t(`${DELIVERIES}.replay_title`)}
      content={t(`${DELIVERIES}.replay_text`)}
      onConfirm={replay}
    />
  )
}
