import { lazyPage } from '../../../kit/lazy-page'
import type { RecordTab } from '../../../kit/show/record-tabs'
import { MILESTONES } from './project-milestones'

export const milestonesTab: RecordTab = {
  resource: 'production.projects',
  key: 'milestones',
  label: `${MILESTONES}.title`,
  ability: 'project-milestones.view',
  order: 15,
  element: lazyPage(() => import('./milestones-tab')),
}
