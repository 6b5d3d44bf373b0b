import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { notFound } from '#core/base/app_error'
import { nameIn, userNames } from '#core/base/user_names'
import { baseMoney } from '#core/exchange_rates/at_rate'
import { today } from '#core/settings/firm_clock'
import { checklist } from './checklist.js'
import Closing from './closing.js'
import type YearClosing from './year_closing.js'

/** Months as lists answer them, with what the viewer may do. */
export async function presentClosings({ abilities }: HttpContext, closings: readonly Closing[]) {
  const names = await userNames(closings.map(({ closedBy }) => closedBy))
  const [closes, reopens] = [abilities.has('closings.close'), abilities.has('closings.reopen')]
  return closings.map((one) => {
    const { id, version, fromOn, toOn, status, note, reason, closedBy, closedAt } = one
    const isOpen = status === 'open'
    return {
      ...{ id, version, fromOn, toOn, status, note, reason },
      closedByName: nameIn(names, closedBy),
      closedAt: closedAt?.toUTC().toISO() ?? null,
      can: {
        tick: closes && isOpen,
        close: closes && isOpen && toOn < today(),
        reopen: reopens && !isOpen,
      },
    }
  })
}

/** A month with its checklist as it is now. @throws AppError 404 */
export async function showClosing(ctx: HttpContext, id: number) {
  const one = await Closing.find(id)
  if (!one) throw notFound()
  const [shown] = await presentClosings(ctx, [one])
  const points = await checklist(one, db.connection())
  const names = await userNames(points.map(({ tickedBy }) => tickedBy))
  return {
    ...shown!,
    points: points.map(({ key, kind, openCount, isStrict, page, tickedBy }) => ({
      ...{ key, kind, openCount, isStrict },
      path: page && ctx.abilities.has(page.ability as never) ? page.path : null,
      tickedByName: nameIn(names, tickedBy),
    })),
  }
}

export function presentYear({ abilities }: HttpContext, one: YearClosing) {
  const { id, version, year, entryId, reversalEntryId, reason, closedYear } = one
  const isClosed = closedYear !== null
  return {
    ...{ id, version, year, entryId, reversalEntryId, reason, isClosed },
    result: baseMoney(one.resultMinor),
    createdAt: one.createdAt.toUTC().toISO()!,
    can: { reopen: abilities.has('closings.reopen') && isClosed },
  }
}
