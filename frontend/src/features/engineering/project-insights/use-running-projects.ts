import { useQuery } from '@tanstack/react-query'
import { useAbility } from '../../../providers/access'
import { byUrgency, figuresOf, type Project, type Spending } from './project-figures'

const RUNNING = ['active', 'in_progress', 'on_hold'].map((status) => `status=${status}`).join('&')
const MOST = 200

/** The running projects with, for who may see it, what purchasing knows of them. */
export function useRunningProjects() {
  const maySpend = useAbility('procurement.projects')
  const running = useQuery<Project[]>({
    queryKey: [`/api/projects?${RUNNING}&_start=0&_end=${MOST}&_sort=createdAt&_order=desc`],
    staleTime: 0,
  })
  const spending = useQuery<Spending[]>({
    queryKey: ['/api/procurement-projects'],
    enabled: maySpend,
    staleTime: 0,
  })
  const isReady = running.data && (!maySpend || spending.data)
  return {
    maySpend,
    error: running.error ?? spending.error,
    refetch: () => void Promise.all([running.refetch(), maySpend && spending.refetch()]),
    projects: isReady
      ? running.data
          .map((project) =>
            figuresOf(
              project,
              spending.data?.find(({ id }) => id === project.id)
            )
          )
          .sort(byUrgency)
      : undefined,
  }
}
