import { DateTime } from 'luxon'
import { nextNumber } from '#core/numbering/next_number'
import { onEvent } from '#core/outbox/listeners'
import { publishLive } from '#core/live/publish_live'
import { searchText } from '#core/text/fold'
import type { Unit } from '#core/unit/unit'
import { QUOTATION_APPROVED, type QuotationApproved } from '#engineering/events/quotation_events'
import Project from '#production/models/project'

/**
 * An approved quotation becomes a project, once: the event may come twice, the quotation's id is
 * unique among projects. The contract value is the approved total, and follows a later approval.
 * @param year of the project's number
 */
export async function createProject(
  event: QuotationApproved,
  unit: Unit,
  year = DateTime.utc().year
) {
  const known = await Project.query({ client: unit.trx })
    .whereIn('quotationId', [event.quotationId, event.revisesId ?? event.quotationId])
    .first()
  if (known) return followQuotation(known, event, unit)
  const code = await nextNumber(unit.trx, 'PRJ', year)
  const project = await Project.create(
    {
      ...takenOver(event, code),
      code,
      status: 'active',
      version: 1,
      createdBy: unit.actor.id,
      updatedBy: unit.actor.id,
    },
    { client: unit.trx }
  )
  await unit.audit({
    action: 'create',
    entityType: 'project',
    entityId: project.id,
    label: code,
    after: project.toAudit(),
  })
  const data = { resource: 'projects', id: project.id, action: 'create' }
  unit.afterCommit(() => publishLive({ event: 'record', ability: 'projects.view', data }))
}

/** Approved anew, after a change or as a revision: the project keeps its life, its value follows. */
async function followQuotation(project: Project, event: QuotationApproved, unit: Unit) {
  const { quotationId, number: quotationNumber, currency, totalMinor: contractValueMinor } = event
  const before = project.toAudit()
  project.useTransaction(unit.trx)
  project.merge({ quotationId, quotationNumber, currency, contractValueMinor })
  if (!project.$isDirty) return
  project.version++
  project.updatedBy = unit.actor.id
  await project.save()
  await unit.audit({
    action: 'update',
    entityType: 'project',
    entityId: project.id,
    label: project.code,
    before,
    after: project.toAudit(),
  })
  const data = { resource: 'projects', id: project.id, action: 'update' }
  unit.afterCommit(() => publishLive({ event: 'record', ability: 'projects.view', data }))
}

function takenOver(event: QuotationApproved, code: string) {
  const { projectName, projectNameAr, clientName, endUser, location, city, number } = event
  return {
    name: projectName,
    nameAr: projectNameAr,
    quotationId: event.quotationId,
    quotationNumber: number,
    clientId: event.clientId,
    clientName,
    endUser,
    location,
    city,
    areaSqmE4: event.areaSqmE4,
    projectType: event.projectType,
    productTypes: event.productTypes,
    bdmInitials: event.bdmInitials,
    currency: event.currency,
    contractValueMinor: event.totalMinor,
    searchText: searchText(
      code,
      number,
      projectName,
      projectNameAr,
      clientName,
      endUser,
      location,
      city
    ),
  }
}

onEvent<QuotationApproved>(QUOTATION_APPROVED, 'production.create_project', ({ payload }, unit) =>
  createProject(payload, unit)
)
