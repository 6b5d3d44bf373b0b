import { Flex } from 'antd'
import { useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { LoadFailed } from '../../../kit/load-failed'
import { PageHeader } from '../../../kit/page-header'
import { PageSkeleton } from '../../../kit/page-skeleton'
import { Segments } from '../../../kit/segments'
import { useRememberOpened } from '../../../kit/show/use-remember-opened'
import { useAddressTab } from '../../../kit/use-address-tab'
import { FilesMenu } from '../schedule-files/files-menu'
import { PlanState } from './plan-state'
import { useSchedule } from './plan/use-schedule'
import { SCHEDULES } from './schedule'
import { SettingsButton } from './settings/settings-button'
import { SCHEDULE_VIEWS } from './views'
import { useProjectName } from './use-project-name'
import { useRememberSchedule } from './use-remember-schedule'

/** The schedule of a project, in one of several views of the same plan. */
export default function SchedulePage() {
  const { t } = useTranslation()
  const projectId = Number(useParams().id)
  const { plan, query } = useSchedule(projectId)
  const project = useProjectName(projectId)
  useRememberOpened('production.projects', plan ? projectId : undefined)
  useRememberSchedule(plan ? projectId : undefined)
  const keys = SCHEDULE_VIEWS.map(({ key }) => key)
  const [active, open] = useAddressTab(keys, 'view')
  if (!plan && query.isError)
    return <LoadFailed page error={query.error} onRetry={() => void query.refetch()} />
  if (!plan) return <PageSkeleton rows={12} />
  const { element: View } = SCHEDULE_VIEWS.find(({ key }) => key === active)!
  return (
    <>
      <PageHeader
        title={t(`${SCHEDULES}.title`)}
        back={{ to: `/production/projects/${projectId}`, label: project }}
        actions={
          <Flex gap="small" wrap>
            <FilesMenu
              projectId={projectId}
              canImport={plan.schedule.can.update}
              emptyVersion={plan.schedule.tasks.length ? undefined : plan.schedule.version}
              onImported={() => void query.refetch()}
            />
            <SettingsButton plan={plan} />
            <ViewSwitch active={active} onChange={open} />
          </Flex>
        }
      />
      <PlanState plan={plan} />
      <View plan={plan} />
    </>
  )
}

function ViewSwitch({
  active,
  onChange,
}: {
  active: string | undefined
  onChange: (key: string) => void
}) {
  const { t } = useTranslation()
  return (
    // the names of all views are wider than a phone
    <div style={{ maxInlineSize: 'calc(100vw - 32px)', overflowX: 'auto' }}>
      <Segments
        aria-label={t(`${SCHEDULES}.view`)}
        value={active}
        onChange={onChange}
        options={SCHEDULE_VIEWS.map(({ key, icon }) => ({
          value: key,
          icon,
          label: t(`${SCHEDULES}.views.${key}`),
        }))}
      />
    </div>
  )
}
