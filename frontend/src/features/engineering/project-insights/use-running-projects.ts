import { useQuery } from '@tanstack/react-query'
import { useAbility } from '../../../providers/access'
import {
  byUrgency,
  figuresOf,
  type Profitability,
  type Project,
  type Spending,
} from './project-figures'

const RUNNING = ['active', 'in_progress', 'on_hold'].map((status) => `status=${status}`).join('&')
const MOST = 200

/** The running projects with, for who may see it, what purchasing and finance know of them. */
export function useRunningProjects() {
  const maySpend = useAbility('procurement.projects')
  const mayPrice = useAbility('projects.prices')
  const running = useQuery<Project[]>({
    queryKey: [`/api/projects?${RUNNING}&_start=0&_end=${MOST}&_sort=createdAt&_order=desc`],
    staleTime: 0,
  })
  const spending = useQuery<Spending[]>({
    queryKey: ['/api/procurement-projects'],
    enabled: maySpend,
    staleTime: 0,
  })
  const profitability = useQuery<Profitability[]>({
    queryKey: [
      `/api/project-profitability?${RUNNING}&_start=0&_end=${MOST}&_sort=code&_order=desc`,
    ],
    enabled: mayPrice,
    staleTime: 0,
  })
  const isReady = running.data && (!maySpend || spending.data) && (!mayPrice || profitability.data)
  const of = <Row extends { id: number }>(rows: Row[] | undefined, project: Project) =>
    rows?.find(({ id }) => id === project.id)
  return {
    ...{ maySpend, mayPrice },
    error: running.error ?? spending.error ?? profitability.error,
    refetch: () =>
      void Promise.all([
        running.refetch(),
        maySpend && spending.refetch(),
        mayPrice && profitability.refetch(),
      ]),
    projects: isReady
      ? running.data
          .map((project) =>
            figuresOf(project, of(spending.data, project), of(profitability.data, project))
          )
          .sort(byUrgency)
      : undefined,
  }
}
