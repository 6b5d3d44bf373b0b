import { approval } from '#core/approvals/openapi'
import { historyEntry, job } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
  day,
  decimal,
  flag,
  id,
  instant,
  named,
  nullable,
  number,
  object,
  oneOf,
  text,
  whole,
} from '#core/openapi/schema'
import { reasonValidator } from '#core/validation/decisions'
import { noBody } from '#core/validation/fields'
import {
  SITE_BLOCKERS,
  SITE_REPORT_STATUSES,
  SITE_TRADES,
  SITE_WEATHER,
} from '#production/enums/site_reports'
import { documents } from '#production/variation_orders/openapi'
import { siteReportListing } from './listing.js'
import { siteReportStates } from './states.js'
import {
  approveSiteReportValidator,
  createSiteReportValidator,
  siteTasksValidator,
  printSiteReportValidator,
  updateSiteReportValidator,
} from './validator.js'

const valuesOf = (list: readonly { value: string }[]) => oneOf(list.map(({ value }) => value))

const fields = {
  ...{ id, version: whole, number: text, projectId: id, projectCode: text, projectName: text },
  projectNameAr: nullable(text),
  reportOn: day,
  weather: valuesOf(SITE_WEATHER),
  ...{ headcount: whole, workHours: decimal, photoCount: whole },
  status: oneOf(SITE_REPORT_STATUSES),
  ...{ reason: nullable(text), createdBy: nullable(id), createdByName: nullable(text) },
  ...{ createdAt: instant, submittedAt: nullable(instant) },
  ...{ approvedAt: nullable(instant), approvedByName: nullable(text) },
  can: can(...siteReportStates.actions),
}

const task = { taskCode: text, taskName: text, taskNameAr: nullable(text) }
const work = object({
  ...{ taskId: id, ...task, quantity: nullable(decimal), unit: nullable(text) },
  ...{ percentComplete: number, scheduledPercent: number, duration: whole },
  ...{ remaining: nullable(whole), note: nullable(text), isRemoved: flag },
  ...{ materialId: nullable(id), materialName: nullable(text), materialNameAr: nullable(text) },
})
const blocker = object({
  ...{ reason: valuesOf(SITE_BLOCKERS), taskId: nullable(id), details: text },
  ...{ id, taskName: nullable(text), taskNameAr: nullable(text) },
  // what it became
  constraint: nullable(object({ id, isOpen: flag })),
  delay: nullable(object({ id, number: text })),
  can: can('addConstraint', 'recordDelay'),
})
const crew = object({ trade: valuesOf(SITE_TRADES), headcount: whole, hours: decimal })

const row = named('SiteReportRow', object(fields))
const report = named(
  'SiteReport',
  object({
    ...fields,
    ...{ temperatureLow: nullable(whole), temperatureHigh: nullable(whole) },
    ...{ visitors: nullable(text), notes: nullable(text) },
    crews: arrayOf(crew),
    equipment: arrayOf(object({ name: text, count: whole, hours: decimal })),
    works: arrayOf(work),
    blockers: arrayOf(blocker),
    photos: arrayOf(object({ id, name: text, sha256: text, url: text })),
    scheduleVersion: whole,
    contentHash: nullable(text),
    approval: nullable(approval),
  })
)
const siteTask = named(
  'SiteTask',
  object({
    ...{ id, wbs: text, code: text, name: text, nameAr: nullable(text), isMilestone: flag },
    ...{ parentName: nullable(text), parentNameAr: nullable(text), percentComplete: number },
    ...{ duration: whole, remaining: nullable(whole) },
    ...{ earlyStart: nullable(text), earlyFinish: nullable(text) },
    materials: arrayOf(object({ id, name: text, nameAr: nullable(text), unit: text })),
  })
)

const siteProject = named(
  'SiteProject',
  object({ id, code: text, name: text, nameAr: nullable(text), isOwn: flag })
)

const change = (summary: string) => ({ summary, versioned: true as const, answer: report })

describe('/api/site-reports', {
  GET: { summary: 'List daily site reports', list: siteReportListing, answer: arrayOf(row) },
  POST: {
    summary: 'Enter a daily site report; one that was sent before is answered as it is',
    body: createSiteReportValidator,
    answer: report,
    status: 201,
    failures: [409],
  },
  'GET /projects': {
    summary: 'List the projects that a site can report on, own ones first',
    answer: arrayOf(siteProject),
  },
  'GET /tasks': {
    summary: 'List the tasks of a project that a site can report on',
    query: siteTasksValidator,
    answer: arrayOf(siteTask),
  },
  'GET /:id': { summary: 'Get a site report with its rows and approval', answer: report },
  'PATCH /:id': { ...change('Change a site report'), body: updateSiteReportValidator },
  'DELETE /:id': { summary: 'Delete a draft of a site report', versioned: true },
  'GET /:id/history': {
    summary: 'List the changes of a site report, newest first',
    counted: true,
    answer: arrayOf(historyEntry),
  },
  'POST /:id/photos': {
    summary: 'Add a photo to a site report; the same picture is kept once',
    files: { file: 'required' },
    answer: report,
    status: 201,
  },
  'DELETE /:id/photos/:fileId': { summary: 'Remove a photo of a site report', answer: report },
  'GET /:id/prints': { summary: 'List the PDFs of a site report', answer: documents },
  'POST /:id/prints': {
    summary: 'Print a site report as PDF, as a job',
    body: printSiteReportValidator,
    answer: job,
    status: 202,
  },
  'POST /:id/submit': { ...change('Submit a site report for approval'), body: noBody },
  'POST /:id/approve': {
    ...change('Approve a site report and write its progress into the schedule'),
    body: approveSiteReportValidator,
  },
  'POST /:id/return': { ...change('Return a site report for changes'), body: reasonValidator },
})
