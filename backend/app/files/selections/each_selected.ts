import type { HttpContext } from '@adonisjs/core/http'
import { AppError } from '#core/base/app_error'
import { translatorFor } from '#core/base/language'
import { transact } from '#core/unit_of_work/transact'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'

interface Item {
  id: number
  version: number
}

export interface Selection {
  files?: Item[]
  folders?: Item[]
}

/** What could not be done, and why; the rest was. */
interface Refusal {
  kind: 'file' | 'folder'
  id: number
  code: string
  message: string
}

type Work = (uow: UnitOfWork, id: number, version: number) => Promise<void>

/** Does something with each file and folder of a selection, each in its own unit. */
export async function eachSelected(
  ctx: HttpContext,
  { files = [], folders = [] }: Selection,
  work: { file: Work; folder: Work }
): Promise<{ done: number; failed: Refusal[] }> {
  const say = translatorFor(ctx)
  const items = [
    ...folders.map((item) => ({ kind: 'folder' as const, ...item })),
    ...files.map((item) => ({ kind: 'file' as const, ...item })),
  ]
  const failed: Refusal[] = []
  for (const { kind, id, version } of items) {
    try {
      await transact(ctx.actor!, (uow) => work[kind](uow, id, version))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      const { code, options } = error
      const message = say(`errors.${code}`, options.params)
      failed.push({ kind, id, code: code!, message })
    }
  }
  return { done: items.length - failed.length, failed }
}
