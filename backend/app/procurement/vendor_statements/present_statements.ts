import type { HttpContext } from '@adonisjs/core/http'
import { nameIn, userNames } from '#core/base/user_names'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { formatMoney } from '#engines/money/money'
import { bridgeOf } from './bridge.js'
import type VendorStatementItem from './models/vendor_statement_item.js'
import type VendorStatement from './models/vendor_statement.js'

export const ACTIONS = ['layout', 'compare', 'explain', 'agree', 'reopen', 'delete'] as const

/** Statements as lists show them. */
export function presentStatement({ abilities }: HttpContext, one: VendorStatement) {
  const { id, version, vendorId, vendorName, currency, status, fileName, format, note } = one
  const { openedOn, closedOn, lineCount, unexplained, fault } = one
  const isCompared = status === 'open' || status === 'agreed' || status === 'comparing'
  const money = (minor: number) => (isCompared ? formatMoney(minor, currency) : null)
  const can = canOf(abilities.has('vendor-statements.manage'), one)
  return {
    ...{ id, version, vendorId, vendorName, currency, status, fileName, format, note },
    ...{ openedOn, closedOn, lineCount, unexplained, jobId: one.jobId ?? null },
    ...{ opening: money(one.openingMinor), closing: money(one.closingMinor) },
    ...{ ourOpening: money(one.ourOpeningMinor), ourClosing: money(one.ourClosingMinor) },
    difference: money(one.differenceMinor),
    fault: fault
      ? { code: fault, line: one.faultLine || null, values: one.faultValues ?? {} }
      : null,
    updatedAt: one.updatedAt.toUTC().toISO()!,
    can,
    allowedActions: ACTIONS.filter((action) => can[action]),
  }
}

function canOf(mayManage: boolean, { status }: VendorStatement) {
  const when = (...statuses: VendorStatement['status'][]) => mayManage && statuses.includes(status)
  return {
    layout: when('mapping', 'failed', 'open'),
    ...{ compare: when('open'), explain: when('open'), agree: when('open') },
    reopen: when('agreed'),
    delete: when('mapping', 'failed', 'open'),
  }
}

/** A statement with what its page shows. */
export async function showStatement(ctx: HttpContext, one: VendorStatement, uow?: UnitOfWork) {
  const { head, layout, currency, statedOpeningMinor, statedClosingMinor, agreedBy } = one
  const money = (minor: number) => formatMoney(minor, currency)
  const stated = (minor: number | null) => (minor === null ? null : money(minor))
  const names = await userNames([agreedBy], uow?.trx)
  const bridge = await bridgeOf(one.id, uow?.trx)
  return {
    ...presentStatement(ctx, one),
    ...{ head: head ?? null, layout: layout ?? null },
    statedOpening: stated(statedOpeningMinor),
    statedClosing: stated(statedClosingMinor),
    agreedByName: nameIn(names, agreedBy),
    agreedAt: one.agreedAt?.toUTC().toISO() ?? null,
    bridge: bridge.map(({ outcome, count, differenceMinor }) => ({
      ...{ outcome, count, difference: money(differenceMinor) },
    })),
  }
}

/** A row of a comparison. */
export function presentItem(item: VendorStatementItem, currency: string) {
  const { id, position, outcome, line, theirOn, theirNumber, theirText, explanation } = item
  const { documentKind, documentId, isOfRun, ourNumber, ourOn } = item
  const money = (minor: number | null) => (minor === null ? null : formatMoney(minor, currency))
  return {
    ...{ id, position, outcome, line, theirOn, theirNumber, theirText, explanation, currency },
    ...{ documentKind, documentId, isOfRun: Boolean(isOfRun), ourNumber, ourOn },
    ...{ theirs: money(item.theirMinor), ours: money(item.ourMinor) },
    difference: money(item.differenceMinor)!,
  }
}
