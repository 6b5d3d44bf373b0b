import { useState } from 'react'
import { Alert, Button, Card, Flex, Form, Slider } from 'antd'
import { ThunderboltOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../../api/http-error'
import { JobProgress } from '../../../kit/jobs/job-progress'
import type { SchedulePlan } from '../schedules/plan/types'
import { SCENARIOS, useScenarioActions, type Scenario, type Supposed } from './schedule-scenarios'
import { Suppositions } from './suppositions'
import { Wishes, type Wish } from './wishes'
import styles from './schedule-scenarios.module.css'

interface SearchCardProps {
  plan: SchedulePlan
  scenarios: readonly Scenario[]
  onOrdered: (id: number) => void
}

const isOpen = ({ status }: Scenario) => status === 'queued' || status === 'running'

/** How long to look, and what more there might be; while a search runs, how far it is. */
export function SearchCard({ plan, scenarios, onOrdered }: SearchCardProps) {
  const { t } = useTranslation()
  const { order, refresh } = useScenarioActions(plan.schedule.projectId)
  const [seconds, setSeconds] = useState(10)
  const [wishes, setWishes] = useState<Wish[]>([])
  const [supposed, setSupposed] = useState<Supposed>({ dates: [], hours: [] })
  const running = scenarios.find(isOpen)
  const start = async () => {
    const extra = wishes.map(({ resourceId, units }) => ({ resourceId, units: String(units) }))
    const { id } = await order.mutateAsync({ seconds, extra, ...supposed })
    onOrdered(id)
  }
  return (
    <Card size="small" title={t(`${SCENARIOS}.search_title`)}>
      <p className={styles.text}>{t(`${SCENARIOS}.search_text`)}</p>
      <Form layout="vertical" disabled={running !== undefined}>
        <div className={styles.search}>
          <Seconds value={seconds} onChange={setSeconds} />
          <Wishes plan={plan} wishes={wishes} onChange={setWishes} />
          <Suppositions plan={plan} value={supposed} onChange={setSupposed} />
        </div>
      </Form>
      <Flex vertical gap="small">
        <OrderProblem error={order.error} />
        {running?.jobId ? (
          <JobProgress
            key={running.jobId}
            job={{ id: running.jobId }}
            download={false}
            onFinished={() => void refresh()}
          />
        ) : (
          <StartButton isPending={order.isPending} onStart={() => void start().catch(() => {})} />
        )}
      </Flex>
    </Card>
  )
}

function OrderProblem({ error }: { error: Error | null }) {
  const { t } = useTranslation()
  if (!error) return null
  return <Alert type="error" showIcon role="alert" message={messageOf(error, t('kit.try_again'))} />
}

function StartButton({ isPending, onStart }: { isPending: boolean; onStart: () => void }) {
  const { t } = useTranslation()
  return (
    <div>
      <Button type="primary" icon={<ThunderboltOutlined />} loading={isPending} onClick={onStart}>
        {t(`${SCENARIOS}.start`)}
      </Button>
    </div>
  )
}

function Seconds({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  const { t } = useTranslation()
  const label = t(`${SCENARIOS}.seconds`, { count: value })
  return (
    <Form.Item label={label} htmlFor="search-seconds">
      <Slider
        id="search-seconds"
        min={2}
        max={60}
        value={value}
        onChange={onChange}
        ariaLabelForHandle={label}
      />
    </Form.Item>
  )
}
