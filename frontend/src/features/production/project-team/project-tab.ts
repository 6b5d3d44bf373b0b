import { lazyPage } from '../../../kit/lazy-page'
import type { RecordTab } from '../../../kit/show/record-tabs'
import { TEAM } from './project-team'

export const teamTab: RecordTab = {
  resource: 'production.projects',
  key: 'team',
  label: `${TEAM}.title`,
  ability: 'project-team.view',
  order: 55,
  element: lazyPage(() => import('./team-tab')),
}
