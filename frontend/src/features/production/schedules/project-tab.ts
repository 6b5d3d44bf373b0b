import { lazyPage } from '../../../kit/lazy-page'
import type { RecordTab } from '../../../kit/show/record-tabs'

/** On the page of a project. */
export const scheduleTab: RecordTab = {
  resource: 'production.projects',
  key: 'schedule',
  label: 'production.schedules.title',
  ability: 'schedules.view',
  order: 10,
  element: lazyPage(() => import('./schedule-tab')),
}
