import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { Empty } from '../../../kit/empty'
import { LoadFailed } from '../../../kit/load-failed'
import { useAddressParams } from '../../../kit/use-address-params'
import { PLANNING } from '../planning/planning'
import { PlanningPage } from '../planning/planning-page'
import { usePlanningProject } from '../planning/use-planning-project'
import { PromiseTable } from './promise-table'
import { useWeeklyPlan } from './weekly-plan'
import { WeekBar } from './week-bar'

/** What the people of a project promise for a week, and what became of it. */
export default function WeeklyPlanPage() {
  const { t } = useTranslation()
  const [projectId, choose] = usePlanningProject()
  const [params, setParams] = useAddressParams()
  const query = useWeeklyPlan(projectId, params.get('day'))
  const openDay = (day: string | null) =>
    setParams((current) => {
      if (day === null) current.delete('day')
      else current.set('day', day)
      return current
    })
  return (
    <PlanningPage active="weekly_plan" projectId={projectId} onChoose={choose}>
      {projectId === undefined ? (
        <Empty
          title={t(`${PLANNING}.choose_project`)}
          hint={t(`${PLANNING}.choose_project_hint`)}
        />
      ) : query.error && !query.data ? (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      ) : query.data ? (
        <>
          <WeekBar plan={query.data} onDay={openDay} />
          <PromiseTable plan={query.data} />
        </>
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 8 }} />
      )}
    </PlanningPage>
  )
}
