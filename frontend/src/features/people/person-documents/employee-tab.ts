import { lazyPage } from '../../../kit/lazy-page'
import type { RecordTab } from '../../../kit/show/record-tabs'
import { DOCUMENTS } from './person-document'

export const personDocumentsTab: RecordTab = {
  resource: 'people.employees',
  key: 'documents',
  label: `${DOCUMENTS}.tab`,
  ability: 'people.open',
  shows: ({ groups }: { groups: string[] }) => groups.includes('job'),
  order: 20,
  element: lazyPage(() => import('./documents-tab')),
}
