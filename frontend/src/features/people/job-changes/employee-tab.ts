import { lazyPage } from '../../../kit/lazy-page'
import type { Schema } from '../../../api/types'
import type { RecordTab } from '../../../kit/show/record-tabs'
import { JOB_CHANGES } from './job-changes'

export const jobChangesTab: RecordTab = {
  resource: 'people.employees',
  key: 'job_history',
  label: `${JOB_CHANGES}.title`,
  ability: 'people.open',
  shows: ({ groups }: Schema<'Employee'>) => groups.includes('job'),
  order: 10,
  element: lazyPage(() => import('./job-changes-tab')),
}
