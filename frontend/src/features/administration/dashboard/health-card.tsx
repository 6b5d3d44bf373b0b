import { Card, Skeleton, Tag, Typography } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../kit/display/use-formats'
import { NONE } from '../../../kit/display/none'
import type { Answer } from '../../../api/types'
import { http } from '../../../api/http'
import { useLiveEvent } from '../../../providers/live'
import { HealthFact } from './health-fact'
import { LastBackup } from './last-backup'
import { useCount } from './use-count'
import styles from './dashboard.module.css'

const HEALTH = 'administration.dashboard.health'
const READ_AGAIN_MS = 30_000
const COLOURS: Record<string, string> = { ok: 'green', warning: 'gold', failed: 'red' }

type Readiness = Answer<'health.ready'>

/** A portal that is not ready answers 503 with the same body. */
async function readReadiness(signal: AbortSignal): Promise<Readiness> {
  const { data } = await http.get<Readiness>('/health/ready', {
    signal,
    headers: { 'X-Background': '1' },
    validateStatus: (status) => status === 200 || status === 503,
  })
  return data
}

/** What requests depend on, and the queued work. */
export function HealthCard() {
  const { t } = useTranslation()
  const { data, isError } = useQuery({
    queryKey: ['health'],
    queryFn: ({ signal }) => readReadiness(signal),
    refetchInterval: READ_AGAIN_MS,
    staleTime: 0,
  })
  return (
    <Card size="small" title={t(`${HEALTH}.title`)} style={{ marginBlockEnd: 24 }}>
      <div className={styles.facts}>
        {isError ? <Typography.Text type="danger">{t(`${HEALTH}.lost`)}</Typography.Text> : null}
        {!data && !isError ? <Skeleton.Button active /> : null}
        {Object.entries(data?.checks ?? {}).map(([name, state]) => (
          <HealthFact key={name} label={t(`${HEALTH}.${name}`, { defaultValue: name })}>
            <Tag color={COLOURS[state]}>{t(`${HEALTH}.state.${state}`)}</Tag>
          </HealthFact>
        ))}
        {['queued', 'active', 'failed'].map((status) => (
          <JobCount key={status} status={status} />
        ))}
        <LastBackup />
      </div>
    </Card>
  )
}

function JobCount({ status }: { status: string }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { data, refetch } = useCount(`jobs?scope=all&status=${status}`)
  useLiveEvent('job', () => void refetch())
  const text = data === undefined ? NONE : formats.number(data)
  return <HealthFact label={t(`${HEALTH}.${status}`)}>{text}</HealthFact>
}
