import { DateTime } from 'luxon'
import { nextNumber } from '#core/numbering/next_number'
import { PROJECTS } from './number_series.js'
import { onEvent } from '#core/outbox/listeners'
import { searchText } from '#engines/text/fold'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { QUOTATION_APPROVED, type QuotationApproved } from '#engineering/events/quotation_events'
import Project from './project.js'
import { recordProject } from './record_project.js'

/**
 * An approved quotation becomes a project, once: the event may come twice, the quotation's id is
 * unique among projects. The contract value is the approved total, and follows a later approval.
 * @param year of the project's number
 */
export async function createProject(
  event: QuotationApproved,
  uow: UnitOfWork,
  year = DateTime.utc().year
) {
  // a change of a job becomes a variation order, once its client agrees
  if (event.variationOfId) return
  const known = await Project.query({ client: uow.trx })
    .whereIn('quotationId', [event.quotationId, event.revisesId ?? event.quotationId])
    .first()
  if (known) return followQuotation(known, event, uow)
  const code = await nextNumber(uow.trx, PROJECTS, year)
  const project = await Project.create(
    {
      ...takenOver(event, code),
      code,
      status: 'active',
      version: 1,
      createdBy: uow.actor.id,
      updatedBy: uow.actor.id,
    },
    { client: uow.trx }
  )
  await recordProject(uow, project)
}

/** Approved again, after a change or as a revision: the project keeps its life, its value follows. */
async function followQuotation(project: Project, event: QuotationApproved, uow: UnitOfWork) {
  const { quotationId, number: quotationNumber, currency, totalMinor: contractValueMinor } = event
  const before = project.toAudit()
  project.useTransaction(uow.trx)
  project.merge({ quotationId, quotationNumber, currency, contractValueMinor })
  if (!project.$isDirty) return
  project.version++
  project.updatedBy = uow.actor.id
  await project.save()
  await recordProject(uow, project, { before })
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
      ...[code, number, projectName, projectNameAr, clientName, endUser, location, city]
    ),
  }
}

onEvent<QuotationApproved>(QUOTATION_APPROVED, 'production.create_project', ({ payload }, uow) =>
  createProject(payload, uow)
)
