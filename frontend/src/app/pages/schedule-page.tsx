import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { ScheduleOutlined } from '@ant-design/icons'
import { http } from '../../api/http'
import type { CurrentUser, Schema } from '../../api/types'
import { hasAbility, useCurrentUser } from '../../providers/access'
import { LinkButton } from '../../kit/link-button'
import { LoadFailed } from '../../kit/load-failed'
import { Waiting } from '../../kit/waiting'
import { canOpen } from '../page-access'
import { Notice } from './notice'

/** The schedule of a project. */
const pageOf = (projectId: number) => `/production/projects/${projectId}/schedule`
const PRODUCTION_PAGE = '/production'

async function findSchedule(user: CurrentUser | null, signal: AbortSignal): Promise<string> {
  if (!hasAbility(user, 'schedules.view')) return PRODUCTION_PAGE
  const { data } = await http.get<Schema<'ScheduleStart'>>('/api/schedules/start', { signal })
  return data.projectId === null ? PRODUCTION_PAGE : pageOf(data.projectId)
}

/** Leads to the schedule opened last, else to the most urgent project, else to production. */
export default function SchedulePage() {
  const { t } = useTranslation()
  const user = useCurrentUser()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['schedule', user?.id],
    queryFn: ({ signal }) => findSchedule(user, signal),
    staleTime: 0,
  })
  if (error && !isFetching) return <LoadFailed page error={error} onRetry={() => void refetch()} />
  // What is remembered from the last time may be old: another schedule may have been opened since.
  if (!data || isFetching) return <Waiting text={t('shell.loadingPage')} />
  // a planner without the department would be refused at its door
  return canOpen(user, data) ? <Navigate to={data} replace /> : <NoSchedule />
}

function NoSchedule() {
  const { t } = useTranslation()
  return (
    <Notice
      icon={<ScheduleOutlined />}
      title={t('pages.noSchedule.title')}
      text={t('pages.noSchedule.text')}
      actions={
        <LinkButton type="primary" to="/departments">
          {t('pages.toDepartments')}
        </LinkButton>
      }
    />
  )
}
