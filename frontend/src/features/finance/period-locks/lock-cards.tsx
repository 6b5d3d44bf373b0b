import { Card, Col, Flex, Row, Skeleton, Typography } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { LoadFailed } from '../../../kit/load-failed'
import { LockBooks, UnlockBooks } from './lock-actions'
import { PERIOD_LOCKS, type PeriodLock } from './period-lock'

/** Through which day each part of the books is locked now. */
export function LockCards() {
  const query = useQuery<PeriodLock[]>({ queryKey: ['/api/period-locks/state'], staleTime: 0 })
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  if (query.isPending) return <Skeleton active title={false} />
  return (
    <Row gutter={[12, 12]} style={{ marginBlockEnd: 16 }}>
      {query.data.map((lock) => (
        <Col key={lock.id} xs={24} sm={12} xl={6}>
          <LockCard lock={lock} onDone={() => void query.refetch()} />
        </Col>
      ))}
    </Row>
  )
}

function LockCard({ lock, onDone }: { lock: PeriodLock; onDone: () => void }) {
  const { t } = useTranslation()
  return (
    <Card size="small" title={t(`${PERIOD_LOCKS}.module.${lock.module}`)}>
      <Flex vertical gap="small">
        <Typography.Text type={lock.lockedThroughOn ? undefined : 'secondary'}>
          {lock.lockedThroughOn ? (
            <>
              {t(`${PERIOD_LOCKS}.locked_through`)} <DateText value={lock.lockedThroughOn} />
            </>
          ) : (
            t(`${PERIOD_LOCKS}.not_locked`)
          )}
        </Typography.Text>
        <Flex gap="small" wrap>
          {lock.can.lock ? <LockBooks lock={lock} onDone={onDone} /> : null}
          {lock.can.unlock ? <UnlockBooks lock={lock} onDone={onDone} /> : null}
        </Flex>
      </Flex>
    </Card>
  )
}
