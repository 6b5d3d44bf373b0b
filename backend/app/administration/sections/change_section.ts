import type { Infer } from '@vinejs/vine/types'
import { DateTime } from 'luxon'
import { invalid, notFound } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import { publishLive } from '#core/live/publish_live'
import { sectionStates } from '#core/sections/section_states'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import Section from './section.js'
import type { updateSectionValidator } from './validator.js'

type Input = Infer<typeof updateSectionValidator>

/**
 * Opens or closes a department. It holds for the very next request here, and within a second in
 * every other process; open browsers are notified.
 * @throws AppError 404, 412, or 422 when the window ends before it begins
 */
export async function changeSection(
  uow: UnitOfWork,
  id: number,
  expectedVersion: number,
  input: Input
) {
  const section = await Section.query({ client: uow.trx }).where('id', id).forUpdate().first()
  if (!section) throw notFound()
  await checkVersion(section, expectedVersion, uow.trx)
  const before = section.toAudit()
  const { from, to, ...rest } = input
  section.merge(rest)
  if (from !== undefined) section.fromAt = toSecond(from)
  if (to !== undefined) section.toAt = toSecond(to)
  if (section.fromAt && section.toAt && section.toAt <= section.fromAt) {
    throw invalid({ to: ['afterFrom'] })
  }
  section.merge({ version: section.version + 1, updatedBy: uow.actor.id })
  await section.save()
  await uow.audit({
    action: 'update',
    entityType: 'section',
    entityId: section.id,
    label: section.name,
    before,
    after: section.toAudit(),
  })
  uow.afterCommit(() => sectionStates.changed())
  uow.afterCommit(() =>
    publishLive({ event: 'record', data: { resource: 'sections', id, action: 'update' } })
  )
  return section
}

/** The columns hold whole seconds. */
function toSecond(text: string | null) {
  return text === null ? null : DateTime.fromISO(text).toUTC().startOf('second')
}
