import { Flex, Skeleton } from 'antd'
import type { SchedulePlan } from '../schedules/plan/types'
import { BaselineBar } from './baseline-bar'
import { useChosenBaseline } from './chosen-baseline'
import { HealthCard } from './health-card'
import { ValueCard } from './value-card'
import { VarianceCard } from './variance-card'

/** How the project keeps to its plan: against a baseline, in money, and by the checks of the schedule. */
export default function ControlView({ plan }: { plan: SchedulePlan }) {
  const { projectId, version, can } = plan.schedule
  const { baselines, baseline: chosen, choose } = useChosenBaseline(projectId, version)
  if (!baselines) return <Skeleton active title={false} paragraph={{ rows: 8 }} />
  // its figures need one, where the chart was shown without
  const baseline = chosen ?? baselines.at(-1) ?? null
  return (
    <Flex vertical gap="middle">
      <BaselineBar
        projectId={projectId}
        baselines={baselines}
        baseline={baseline}
        canTake={can.update === true}
        onChoose={choose}
      />
      {can.prices ? <ValueCard {...{ projectId, version }} baselineId={baseline?.id} /> : null}
      <VarianceCard plan={plan} baselineId={baseline?.id} />
      <HealthCard plan={plan} baselineId={baseline?.id} />
    </Flex>
  )
}
