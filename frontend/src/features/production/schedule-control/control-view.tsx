import { useState } from 'react'
import { Flex, Skeleton } from 'antd'
import type { SchedulePlan } from '../schedules/plan/types'
import { BaselineBar } from './baseline-bar'
import { HealthCard } from './health-card'
import { ValueCard } from './value-card'
import { VarianceCard } from './variance-card'
import { useBaselines } from './schedule-control'

/** How the project keeps to its plan: against a baseline, in money, and by the checks of the schedule. */
export default function ControlView({ plan }: { plan: SchedulePlan }) {
  const { projectId, version, can } = plan.schedule
  const [chosen, setChosen] = useState<number>()
  const { data: baselines } = useBaselines(projectId, version)
  if (!baselines) return <Skeleton active title={false} paragraph={{ rows: 8 }} />
  const baseline = baselines.find(({ id }) => id === chosen) ?? baselines[0]
  return (
    <Flex vertical gap="middle">
      <BaselineBar
        projectId={projectId}
        baselines={baselines}
        baseline={baseline}
        canTake={can.update === true}
        onChoose={setChosen}
      />
      {can.prices ? <ValueCard {...{ projectId, version }} baselineId={baseline?.id} /> : null}
      <VarianceCard plan={plan} baselineId={baseline?.id} />
      <HealthCard plan={plan} baselineId={baseline?.id} />
    </Flex>
  )
}
