import { projectFilesTab } from '../features/files/files/project-tab'
import { purchasingTab } from '../features/procurement/procurement-projects/project-tab'
import { delaysTab } from '../features/production/delays/project-tab'
import { materialsTab } from '../features/production/consumption/project-tab'
import { paymentsTab } from '../features/production/payment-tracking/project-tab'
import { scheduleTab } from '../features/production/schedules/project-tab'
import { variationsTab } from '../features/production/variation-orders/project-tab'
import { registerRecordTab, type RecordTab } from '../kit/show/record-tabs'

/** The tabs that resources bring to the pages of others, such as the milestones of a project. */
const recordTabs: RecordTab[] = [
  scheduleTab,
  delaysTab,
  materialsTab,
  paymentsTab,
  variationsTab,
  purchasingTab,
  projectFilesTab,
]

recordTabs.forEach(registerRecordTab)
