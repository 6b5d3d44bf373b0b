import type { Infer } from '@vinejs/vine/types'
import { AppError, notFound } from '#core/base/app_error'
import { emptyColumns } from '#core/database/empty_columns'
import { baseMoney } from '#core/exchange_rates/at_rate'
import { checkVersion } from '#core/http/version'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { BASE_CURRENCY, parseMoney } from '#engines/money/money'
import ProjectEstimate from './project_estimate.js'
import type { estimateValidator } from './validator.js'

type Stated = Infer<typeof estimateValidator>

/**
 * States what a project is expected to cost in all, or takes that away. Version 0 is that of none.
 * @throws AppError 404 without such a project, 412
 */
export async function saveEstimate(
  uow: UnitOfWork,
  projectId: number,
  { cost, note = null }: Stated,
  expectedVersion: number
) {
  const project = await uow.trx.from('project_names').where('id', projectId).forUpdate().first()
  if (!project) throw notFound()
  const known = await ProjectEstimate.query({ client: uow.trx }).where({ projectId }).first()
  if (known) await checkVersion(known, expectedVersion, uow.trx)
  else if (expectedVersion !== 0) throw new AppError(412, 'STALE_VERSION')
  const before = { cost: known ? baseMoney(known.costMinor) : null, note: known?.note ?? null }
  if (cost === null) await known?.delete()
  else await store(uow, known ?? newEstimate(uow, projectId), { cost, note })
  await uow.audit({
    ...{ action: 'update', entityType: 'project_estimate', entityId: projectId },
    ...{ label: project.code, before, after: { cost, note: cost === null ? null : note } },
  })
}

function newEstimate(uow: UnitOfWork, projectId: number) {
  const estimate = new ProjectEstimate().useTransaction(uow.trx)
  estimate.merge({ ...emptyColumns(ProjectEstimate), projectId, version: 0 })
  return estimate.merge({ createdBy: uow.actor.id })
}

function store(
  uow: UnitOfWork,
  estimate: ProjectEstimate,
  { cost, note }: { cost: string; note: string | null }
) {
  const costMinor = parseMoney(cost, BASE_CURRENCY)
  estimate.merge({ costMinor, note, version: estimate.version + 1, updatedBy: uow.actor.id })
  return estimate.save()
}
