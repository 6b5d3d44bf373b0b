import { Card, Flex, Tag, Typography } from 'antd'
import { MailOutlined } from '@ant-design/icons'
import { useInvalidate } from '@refinedev/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { http, newIdempotencyKey } from '../../../api/http'
import { ConfirmAction } from '../../../kit/confirm-action'
import { Money } from '../../../kit/display/numbers'
import { LoadFailed } from '../../../kit/load-failed'
import { useSend } from '../../../kit/use-send'
import { useAbility } from '../../../providers/access'
import { DUNNING, type DunningDue } from './dunning'
import { WriteAll } from './write-all'

/** The clients with overdue invoices; a letter is offered where one is due. */
export function DueClients() {
  const { t } = useTranslation()
  const mayWrite = useAbility('invoices.manage')
  const query = useQuery<DunningDue[]>({ queryKey: ['/api/dunning-letters/due'], staleTime: 0 })
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  const due = (query.data ?? []).filter(({ level }) => level !== null)
  if (due.length === 0) return null
  return (
    <Card
      size="small"
      title={t(`${DUNNING}.due`)}
      style={{ marginBlockEnd: 16 }}
      extra={
        mayWrite ? (
          <WriteAll
            currency={due[0]!.currency}
            count={due.length}
            onDone={() => void query.refetch()}
          />
        ) : null
      }
    >
      <Flex vertical gap="small">
        {due.map((one) => (
          <DueClient key={one.clientId} due={one} onDone={() => void query.refetch()} />
        ))}
      </Flex>
    </Card>
  )
}

function DueClient({ due, onDone }: { due: DunningDue; onDone: () => void }) {
  const { t } = useTranslation()
  const mayWrite = useAbility('invoices.manage')
  return (
    <Flex gap="small" wrap align="center" justify="space-between">
      <Flex gap="small" wrap align="center">
        <bdi>{due.clientName}</bdi>
        <Tag color="orange">{t(`${DUNNING}.level.${due.level}`)}</Tag>
        <Typography.Text type="secondary">
          {t(`${DUNNING}.oldest`, { count: due.oldestDays })}
        </Typography.Text>
        {due.paused ? <Tag>{t(`${DUNNING}.paused`, { count: due.paused })}</Tag> : null}
      </Flex>
      <Flex gap="small" align="center">
        <Money value={due.dunned} currency={due.currency} />
        {mayWrite ? <WriteLetter due={due} onDone={onDone} /> : null}
      </Flex>
    </Flex>
  )
}

function WriteLetter({ due, onDone }: { due: DunningDue; onDone: () => void }) {
  const { t } = useTranslation()
  const invalidate = useInvalidate()
  const send = useSend()
  const { clientId, currency } = due
  const write = async () => {
    const headers = { 'Idempotency-Key': newIdempotencyKey() }
    const body = { clientId, currency }
    try {
      await send(t(`${DUNNING}.written`), () =>
        http.post('/api/dunning-letters', body, { headers })
      )
    } finally {
      onDone()
      await invalidate({ resource: DUNNING, invalidates: ['list'] })
    }
  }
  return (
    <ConfirmAction
      size="small"
      icon={<MailOutlined />}
      label={t(`${DUNNING}.write`)}
      title={t(`${DUNNING}.write_title`, { client: due.clientName })}
      content={t(`${DUNNING}.write_text`)}
      confirmLabel={t(`${DUNNING}.write`)}
      onConfirm={write}
    />
  )
}
