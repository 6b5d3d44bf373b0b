import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { http } from '../../api/http'
import type { CurrentUser, RecentRecord, Schema } from '../../api/types'
import { hasAbility, useCurrentUser } from '../../providers/access'
import { LoadFailed } from '../../kit/load-failed'
import { Waiting } from '../../kit/waiting'

/** The schedule of a project. */
const pageOf = (projectId: number) => `/production/projects/${projectId}/schedule`
const PRODUCTION_PAGE = '/production'
/** Work that is going on; the oldest of it is waiting longest. */
const UNDER_WAY = ['active', 'in_progress']

/** The project whose schedule this user opened last. */
async function lastOpened(signal: AbortSignal): Promise<number | undefined> {
  const params = { resource: 'projects', limit: 1 }
  const { data } = await http.get<RecentRecord[]>('/api/recent-records', { params, signal })
  return data[0]?.id
}

/** The most urgent project among those that are under way and open to this user. */
async function mostUrgent(signal: AbortSignal): Promise<number | undefined> {
  const params = new URLSearchParams(UNDER_WAY.map((status) => ['status', status]))
  params.set('_end', '1')
  params.set('_sort', 'createdAt')
  params.set('_order', 'asc')
  const { data } = await http.get<Schema<'Project'>[]>(`/api/projects?${params}`, { signal })
  return data[0]?.id
}

async function findSchedule(user: CurrentUser | null, signal: AbortSignal): Promise<string> {
  if (!hasAbility(user, 'projects.view') || !hasAbility(user, 'schedules.view'))
    return PRODUCTION_PAGE
  const id = (await lastOpened(signal)) ?? (await mostUrgent(signal))
  return id === undefined ? PRODUCTION_PAGE : pageOf(id)
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
  return <Navigate to={data} replace />
}
