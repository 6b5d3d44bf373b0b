import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { AppError } from '#core/base/app_error'
import { translatorFor } from '#core/base/language'
import { validateBody } from '#core/http/validate'
import { transact } from './transact.js'
import type { UnitOfWork } from './unit_of_work.js'
import { reference } from '#core/validation/fields'

export const bulkValidator = vine.create({
  ids: vine
    .array(
      vine.object({ id: reference(), version: vine.number({ strict: true }).withoutDecimals() })
    )
    .minLength(1)
    .maxLength(500),
})

interface Outcome {
  deleted: number[]
  failed: { id: number; code: string; message: string }[]
}

/**
 * Deletes many records, each in its own unit: what cannot be deleted is named with its reason and
 * keeps no one else.
 */
export async function bulkDelete(
  ctx: HttpContext,
  remove: (uow: UnitOfWork, id: number, version: number) => Promise<void>
): Promise<Outcome> {
  const { ids } = await validateBody(ctx, bulkValidator)
  const say = translatorFor(ctx)
  const outcome: Outcome = { deleted: [], failed: [] }
  for (const { id, version } of ids) {
    try {
      await transact(ctx.actor!, (uow) => remove(uow, id, version))
      outcome.deleted.push(id)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      outcome.failed.push({
        id,
        code: error.code!,
        message: say(`errors.${error.code}`, error.options.params),
      })
    }
  }
  return outcome
}
