import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { nameIn, userNames } from '#core/base/user_names'
import { baseMoney } from '#core/exchange_rates/at_rate'
import { today } from '#core/settings/firm_clock'
import { formatDecimal4 } from '#engines/money/money'
import { kindNames } from '#procurement/withholding_kinds/kind_names'
import { liveFigures, type ReturnFigures } from './figures.js'
import { dueOn } from './return_cash.js'
import { hasChanged } from './steps.js'
import type WithholdingReturn from './withholding_return.js'

/** Returns as lists answer them, with what the viewer may do. */
export async function presentReturns(ctx: HttpContext, returns: readonly WithholdingReturn[]) {
  const people = returns.flatMap((one) => [one.preparedBy, one.filedBy, one.paidBy])
  const names = await userNames(people)
  const nameOf = (id: number | null) => nameIn(names, id)
  const manages = ctx.abilities.has('withholding.manage')
  return returns.map((one) => {
    const { id, version, fromOn, toOn, status, reference, filedOn, note, paidOn } = one
    const isWaiting = status === 'open' || status === 'prepared'
    return {
      ...{ id, version, fromOn, toOn, status, reference, filedOn, note, paidOn },
      paymentReference: one.paymentReference,
      due: one.dueMinor === null ? null : baseMoney(one.dueMinor),
      dueOn: dueOn(one),
      isLate: dueOn(one) < today() && (isWaiting || (status === 'filed' && one.dueMinor! > 0)),
      preparedByName: nameOf(one.preparedBy),
      preparedAt: one.preparedAt?.toUTC().toISO() ?? null,
      ...{ filedByName: nameOf(one.filedBy), paidByName: nameOf(one.paidBy) },
      can: {
        prepare: manages && toOn < today() && isWaiting,
        ...{ reopen: manages && status === 'prepared', file: manages && status === 'prepared' },
        pay: manages && status === 'filed' && one.dueMinor! > 0,
      },
    }
  })
}

/** A return with its figures by kind and rate. */
export async function presentReturn(ctx: HttpContext, one: WithholdingReturn) {
  const [shown] = await presentReturns(ctx, [one])
  const figures = one.figures ?? (await liveFigures(one, db))
  return {
    ...shown!,
    ...(await shownFigures(figures)),
    /** Payments have changed it since it was prepared. */
    hasChanged: one.status === 'prepared' && (await hasChanged(one, db)),
  }
}

async function shownFigures({ lines, taxMinor, carriedMinor, dueMinor }: ReturnFigures) {
  const kinds = await kindNames(lines.map(({ kindId }) => kindId))
  return {
    lines: lines.map((line) => ({
      kind: kinds.get(line.kindId)!,
      rate: formatDecimal4(line.rateE4),
      ...{ subject: baseMoney(line.subjectMinor), tax: baseMoney(line.taxMinor) },
      correction: baseMoney(line.correctionMinor),
    })),
    ...{ tax: baseMoney(taxMinor), carried: baseMoney(carriedMinor), total: baseMoney(dueMinor) },
  }
}
