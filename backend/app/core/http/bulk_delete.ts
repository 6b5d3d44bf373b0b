import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { AppError } from '#core/exceptions/app_error'
import { translatorFor } from '#core/http/language'
import { validateBody } from '#core/http/validate'
import { transact } from '#core/unit/transact'
import type { Unit } from '#core/unit/unit'
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
 * keeps nobody else.
 */
export async function bulkDelete(
  ctx: HttpContext,
  remove: (unit: Unit, id: number, version: number) => Promise<void>
): Promise<Outcome> {
  const { ids } = await validateBody(ctx, bulkValidator)
  const say = translatorFor(ctx)
  const outcome: Outcome = { deleted: [], failed: [] }
  for (const { id, version } of ids) {
    try {
      await transact(ctx.actor!, (unit) => remove(unit, id, version))
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
