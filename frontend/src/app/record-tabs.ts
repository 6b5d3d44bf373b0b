import { registerRecordTab, type RecordTab } from '../kit/show/record-tabs'

/** The tabs that resources bring to the pages of others, such as the milestones of a project. */
const recordTabs: RecordTab[] = []

recordTabs.forEach(registerRecordTab)
