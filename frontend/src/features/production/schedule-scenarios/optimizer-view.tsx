import { useState } from 'react'
import { Alert, Flex, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { LoadFailed } from '../../../kit/load-failed'
import type { SchedulePlan } from '../schedules/plan/types'
import { ScenarioDetail } from './scenario-detail'
import { ScenarioList } from './scenario-list'
import { SearchCard } from './search-card'
import { SCENARIOS, useScenarios } from './schedule-scenarios'

/** Looks for a better plan, compares what was found, and accepts it. */
export default function OptimizerView({ plan }: { plan: SchedulePlan }) {
  const { t } = useTranslation()
  const { projectId, can } = plan.schedule
  const query = useScenarios(projectId)
  const [chosen, choose] = useState<number>()
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <Skeleton active title={false} paragraph={{ rows: 8 }} />
  const scenarios = query.data
  const shown = scenarios.find(({ id }) => id === chosen) ?? scenarios[0]
  return (
    <Flex vertical gap="middle">
      {can.update ? (
        <SearchCard plan={plan} scenarios={scenarios} onOrdered={choose} />
      ) : (
        <Alert type="info" showIcon message={t(`${SCENARIOS}.read_only`)} />
      )}
      {scenarios.length > 1 ? (
        <ScenarioList plan={plan} scenarios={scenarios} shown={shown} onChoose={choose} />
      ) : null}
      {shown ? (
        <ScenarioDetail key={shown.id} plan={plan} scenario={shown} />
      ) : (
        <Alert type="info" showIcon message={t(`${SCENARIOS}.none`)} />
      )}
    </Flex>
  )
}
