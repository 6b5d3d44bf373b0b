import type { Infer } from '@vinejs/vine/types'
import { isActiveUser } from '#core/base/is_active_user'
import { emptyColumns } from '#core/database/empty_columns'
import { invalid, notFound } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import { nextNumber } from '#core/numbering/next_number'
import { today } from '#core/settings/firm_clock'
import { choicesOf } from '#core/settings/require_choices'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { parseDecimal } from '#engines/money/money'
import { submitProject } from './decide_project.js'
import { PROJECTS } from './number_series.js'
import Project from './project.js'
import { recordProject } from './record_project.js'
import type { createProjectValidator, updateProjectValidator } from './validator.js'

type Changes = Infer<typeof updateProjectValidator>

const LIST_OF_FIELD = {
  city: 'cities',
  projectType: 'project-types',
  productTypes: 'product-types',
} as const
const requireChoices = choicesOf({
  listOf: LIST_OF_FIELD,
  builtIn: { cities: [], 'project-types': [], 'product-types': [] },
})

/**
 * Enters a project that has no quotation in the portal, such as one that runs already. It is worth nothing
 * before its contract says so. Unless its author may approve projects, it waits until someone else does.
 * @throws AppError 422 for an unknown client, person or choice, or a finish before its start
 */
export async function enterProject(
  uow: UnitOfWork,
  input: Infer<typeof createProjectValidator>,
  isApproved: boolean
) {
  const project = new Project().useTransaction(uow.trx)
  project.merge({ ...emptyColumns(Project), productTypes: [], currency: 'SAR' })
  const status = isApproved ? 'active' : 'pending_approval'
  project.merge({ contractValueMinor: 0, status, version: 1, createdBy: uow.actor.id })
  project.code = await nextNumber(uow.trx, PROJECTS, Number(today().slice(0, 4)))
  await fill(uow, project, input)
  await recordProject(uow, project)
  if (!isApproved) await submitProject(uow, project)
  return project
}

/** Changes a locked project. @throws AppError 422 as above */
export async function updateProject(uow: UnitOfWork, project: Project, input: Changes) {
  const before = project.toAudit()
  project.version++
  await fill(uow, project, input)
  await recordProject(uow, project, { before })
}

/** Locked until the unit ends. @throws AppError 404, 412 after another change */
export async function lockProject(uow: UnitOfWork, id: number, expectedVersion: number) {
  const project = await Project.query({ client: uow.trx }).where('id', id).forUpdate().first()
  if (!project) throw notFound()
  await checkVersion(project, expectedVersion, uow.trx)
  return project
}

async function fill(uow: UnitOfWork, project: Project, input: Changes) {
  const { areaSqm, latitude, longitude, clientId, ...plain } = input
  const { city, projectType, productTypes } = project
  await requireChoices(uow.trx, plain, { city, projectType, productTypes })
  await requirePeople(uow, plain, project)
  if (clientId !== undefined && clientId !== project.clientId)
    await takeClient(uow, project, clientId)
  project.merge(plain)
  if (areaSqm !== undefined) project.areaSqmE4 = scaled(areaSqm, 4)
  if (latitude !== undefined) project.latitudeE6 = scaled(latitude, 6)
  if (longitude !== undefined) project.longitudeE6 = scaled(longitude, 6)
  const { plannedStartOn: start, plannedFinishOn: finish } = project
  if (start && finish && finish < start) throw invalid({ plannedFinishOn: ['afterFrom'] })
  project.updatedBy = uow.actor.id
  project.refreshSearchText()
  await project.save()
}

const scaled = (value: string | null, digits: number) =>
  value === null ? null : Number(parseDecimal(value, digits))

/** A client keeps the name under which the project was agreed. */
async function takeClient(uow: UnitOfWork, project: Project, id: number | null) {
  const client = id
    ? await uow.trx.from('client_names').where('id', id).select('name', 'company').first()
    : null
  if (id && !client) throw invalid({ clientId: ['absent'] })
  project.merge({ clientId: id, clientName: client ? client.company || client.name : null })
}

const PEOPLE = ['managerId', 'siteEngineerId'] as const

/** Someone who has left stays where they are named already. */
async function requirePeople(uow: UnitOfWork, input: Changes, project: Project) {
  for (const field of PEOPLE) {
    const id = input[field]
    if (!id || id === project[field]) continue
    if (!(await isActiveUser(uow.trx, id))) throw invalid({ [field]: ['absent'] })
  }
}
