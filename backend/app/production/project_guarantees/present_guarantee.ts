import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { nameIn, userNames } from '#core/base/user_names'
import { answerList } from '#core/listing/answer_list'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { namedProjects, projectNames } from '#production/projects/named_projects'
import { guaranteeListing } from './listing.js'
import ProjectGuarantee from './project_guarantee.js'
import ProjectGuaranteeExtension from './project_guarantee_extension.js'

/** The guarantees of a project, first those that end first; released ones come last. */
export async function projectGuarantees(ctx: HttpContext, projectId: number) {
  const guarantees = await ProjectGuarantee.query()
    .where('projectId', projectId)
    .orderByRaw('CASE WHEN released_on IS NULL THEN 0 ELSE 1 END')
    .orderBy('expiresOn')
    .orderBy('id')
  return guarantees.map((guarantee) => presentGuarantee(ctx, guarantee))
}

/** The guarantees of all projects that a list request asks for, with their projects. */
export async function registeredGuarantees(ctx: HttpContext) {
  const guarantees = await answerList(ctx, ProjectGuarantee, guaranteeListing)
  const projects = await namedProjects(guarantees)
  return guarantees.map((guarantee) => ({
    ...presentGuarantee(ctx, guarantee),
    ...projectNames(projects.get(guarantee.projectId)),
  }))
}

/** A guarantee as every write on it answers, with its extensions. @throws AppError 404 */
export async function showGuarantee(ctx: HttpContext, id: number, uow?: UnitOfWork) {
  const client = uow && { client: uow.trx }
  const guarantee = await ProjectGuarantee.query(client).where('id', id).first()
  if (!guarantee) throw notFound()
  const extensions = await ProjectGuaranteeExtension.query(client)
    .where('guaranteeId', id)
    .orderBy('id')
  const names = await userNames(
    extensions.map(({ createdBy }) => createdBy),
    uow?.trx
  )
  return {
    ...presentGuarantee(ctx, guarantee),
    extensions: extensions.map(({ fromOn, toOn, reason, createdBy, createdAt }) => ({
      ...{ fromOn, toOn, reason },
      changedBy: nameIn(names, createdBy),
      changedAt: createdAt.toUTC().toISO()!,
    })),
  }
}

function presentGuarantee({ abilities }: HttpContext, guarantee: ProjectGuarantee) {
  const { id, version, projectId, kind, number, bank, amount, currency } = guarantee
  const { issuedOn, expiresOn, firstExpiresOn, releasedOn, note } = guarantee
  const now = today()
  const status = guarantee.statusOn(now)
  const manages = abilities.has('project-guarantees.manage')
  const isHeld = status !== 'released'
  return {
    ...{ id, version, projectId, kind, number, bank, amount, currency },
    ...{ issuedOn, expiresOn, firstExpiresOn, releasedOn, note, status },
    daysLeft: isHeld ? guarantee.daysLeftOn(now) : null,
    createdAt: guarantee.createdAt.toUTC().toISO()!,
    can: {
      update: manages && isHeld,
      extend: manages && isHeld,
      release: manages && isHeld,
      delete: manages,
    },
  }
}
