import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { nameIn, userNames } from '#core/base/user_names'
import { baseMoney } from '#core/exchange_rates/at_rate'
import { companyProfile } from '#core/settings/company'
import { today } from '#core/settings/firm_clock'
import { liveFigures } from './figures.js'
import { formRows } from './form.js'
import { ledgerTie } from './ledger_tie.js'
import { correctionLimitMinor, dueOn } from './periods.js'
import { rowsHash } from './rows_hash.js'
import type VatReturn from './vat_return.js'

/** Returns as lists answer them, with what the viewer may do. */
export async function presentReturns(ctx: HttpContext, returns: readonly VatReturn[]) {
  const names = await userNames(returns.flatMap((one) => [one.preparedBy, one.filedBy]))
  const nameOf = (id: number | null) => nameIn(names, id)
  const manages = ctx.abilities.has('vat-returns.manage')
  return returns.map((one) => {
    const { id, version, fromOn, toOn, status, reference, filedOn, note } = one
    const isOver = toOn < today()
    return {
      ...{ id, version, fromOn, toOn, status, reference, filedOn, note },
      refundRequested: !!one.refundRequested,
      net: one.netMinor === null ? null : baseMoney(one.netMinor),
      dueOn: dueOn(one),
      isLate: status !== 'filed' && dueOn(one) < today(),
      preparedByName: nameOf(one.preparedBy),
      preparedAt: one.preparedAt?.toUTC().toISO() ?? null,
      filedByName: nameOf(one.filedBy),
      can: {
        prepare: manages && isOver && status !== 'filed',
        reopen: manages && status === 'prepared',
        file: manages && status === 'prepared',
      },
    }
  })
}

/** A return with its form, and its VAT beside that of the ledger. */
export async function presentReturn(ctx: HttpContext, one: VatReturn) {
  const [shown] = await presentReturns(ctx, [one])
  const figures = one.figures ?? (await liveFigures(one, db))
  const tie = await ledgerTie(one)
  return {
    ...shown!,
    vatNumber: companyProfile().vatNumber,
    boxes: formRows(figures),
    correctionLimit: baseMoney(correctionLimitMinor()),
    isOverLimit: Math.abs(figures.correctionsMinor) > correctionLimitMinor(),
    rowsHash: one.rowsHash,
    /** Documents have changed since it was prepared. */
    hasChanged: one.status === 'prepared' && (await rowsHash(one, db)) !== one.rowsHash,
    ledger: {
      returned: baseMoney(tie.returnMinor),
      posted: baseMoney(tie.ledgerMinor),
      difference: baseMoney(tie.returnMinor - tie.ledgerMinor),
      documents: tie.documents.map(({ returnMinor, ledgerMinor, ...document }) => ({
        ...document,
        returned: baseMoney(returnMinor),
        posted: baseMoney(ledgerMinor),
      })),
    },
  }
}
