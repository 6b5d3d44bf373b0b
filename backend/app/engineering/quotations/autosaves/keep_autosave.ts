import { isDuplicate } from '#core/database/failures'
import { conflict, notFound } from '#core/base/app_error'
import { sqlInstant } from '#core/database/instants'
import { registerRetention, textBytes } from '#core/retention/kinds'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'

/** Unsaved forms that are kept of one person. */
const MOST = 20
/** As a form makes it for itself. */
const FORM_KEY = /^[0-9a-f]{32}$/

export interface AutosaveInput {
  quotationId: number | null
  /** Version of the quotation that the form was opened with. */
  baseVersion: number | null
  /** The edition that this form wrote last; 0 for its first. */
  edition: number
  projectName: string | null
  content: string
}

/**
 * Keeps what is typed in a form. Only the form that wrote last goes on writing: another tab that took
 * the same work up gets a conflict and starts a row of its own, so nothing typed is overwritten.
 * It is private to its author: nothing of it is audited or published.
 * @throws AppError 404 for a quotation that is gone or a key that no form makes, 409 CONFLICT when the edition is another one
 */
export async function keepAutosave(uow: UnitOfWork, key: string, input: AutosaveInput) {
  const { quotationId, baseVersion, edition, projectName, content } = input
  const userId = uow.actor.id!
  if (!FORM_KEY.test(key)) throw notFound()
  if (
    quotationId &&
    !(await uow.trx.from('quotations').where('id', quotationId).select('id').first())
  )
    throw notFound()
  const row = {
    base_version: baseVersion,
    project_name: projectName,
    content,
    saved_at: sqlInstant(),
  }
  const own = { user_id: userId, form_key: key }
  if (edition === 0) {
    await uow.trx
      .table('quotation_autosaves')
      .insert({ ...own, ...row, quotation_id: quotationId, edition: 1 })
      .catch((error) => {
        throw isDuplicate(error) ? conflict('CONFLICT') : error
      })
    await forgetOldest(uow, userId)
    return { edition: 1 }
  }
  const changed = await uow.trx
    .from('quotation_autosaves')
    .where({ ...own, edition })
    .update({ ...row, edition: edition + 1 })
  if (Number(changed) === 0) throw conflict('CONFLICT')
  return { edition: edition + 1 }
}

/** The form was saved or its work given up. */
export async function forgetAutosave(uow: UnitOfWork, key: string | undefined) {
  if (!key) return
  await uow.trx
    .from('quotation_autosaves')
    .where({ user_id: uow.actor.id!, form_key: key })
    .delete()
}

async function forgetOldest(uow: UnitOfWork, userId: number) {
  const old: { id: number }[] = await uow.trx
    .from('quotation_autosaves')
    .where('user_id', userId)
    .orderBy('saved_at', 'desc')
    .orderBy('id', 'desc')
    .offset(MOST)
    .limit(MOST)
    .select('id')
  const ids = old.map(({ id }) => id)
  if (ids.length) await uow.trx.from('quotation_autosaves').whereIn('id', ids).delete()
}

registerRetention({
  name: 'quotation_drafts',
  table: 'quotation_autosaves',
  date: 'saved_at',
  ...{ defaultDays: 30, minimumDays: 7 },
  bytes: textBytes('quotation_autosaves', 'content'),
})
