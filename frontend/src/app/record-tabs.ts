import { leadsTab } from '../features/commercial/leads/client-tab'
import { projectFilesTab } from '../features/files/files/project-tab'
import { checklistsTab } from '../features/people/checklists/employee-tab'
import { equipmentHeldTab } from '../features/people/equipment-held/employee-tab'
import { leaveTab } from '../features/people/leave-entries/employee-tab'
import { personDocumentsTab } from '../features/people/person-documents/employee-tab'
import { purchasingTab } from '../features/procurement/procurement-projects/project-tab'
import { delaysTab } from '../features/production/delays/project-tab'
import { materialsTab } from '../features/production/consumption/project-tab'
import { paymentsTab } from '../features/production/payment-tracking/project-tab'
import { scheduleTab } from '../features/production/schedules/project-tab'
import { payTab } from '../features/people/employee-pay/employee-tab'
import { jobChangesTab } from '../features/people/job-changes/employee-tab'
import { siteReportsTab } from '../features/production/site-reports/project-tab'
import { variationsTab } from '../features/production/variation-orders/project-tab'
import { guaranteesTab } from '../features/production/project-guarantees/project-tab'
import { milestonesTab } from '../features/production/project-milestones/project-tab'
import { teamTab } from '../features/production/project-team/project-tab'
import { registerRecordTab, type RecordTab } from '../kit/show/record-tabs'

/** The tabs that resources bring to the pages of others, such as the milestones of a project. */
const recordTabs: RecordTab[] = [
  leadsTab,
  milestonesTab,
  guaranteesTab,
  teamTab,
  scheduleTab,
  delaysTab,
  siteReportsTab,
  materialsTab,
  paymentsTab,
  variationsTab,
  purchasingTab,
  projectFilesTab,
  personDocumentsTab,
  leaveTab,
  jobChangesTab,
  checklistsTab,
  equipmentHeldTab,
  payTab,
]

recordTabs.forEach(registerRecordTab)
