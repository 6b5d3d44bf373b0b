import { conflict, notFound } from '#core/base/app_error'
import { emptyColumns } from '#core/database/empty_columns'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { billContent } from '#engineering/quotations/copies/bill_content'
import { lockQuotation } from '#engineering/quotations/lock_quotation'
import { logQuotation } from '#engineering/quotations/log_quotation'
import type Quotation from '#engineering/quotations/models/quotation'
import QuotationSnapshot from './quotation_snapshot.js'
import { formatMoney } from '#engines/money/money'
import { DateTime } from 'luxon'

/** A bill is kept so many times. */
const MOST_SNAPSHOTS = 50

/** @throws AppError 404, 409 CONFLICT when the quotation has as many as are kept */
export async function keepSnapshot(uow: UnitOfWork, quotationId: number, name: string) {
  const quotation = await lockQuotation(uow, quotationId)
  const { trx } = uow
  const kept = await QuotationSnapshot.query({ client: trx }).where({ quotationId }).select('id')
  if (kept.length >= MOST_SNAPSHOTS) throw conflict('CONFLICT')
  const snapshot = new QuotationSnapshot().useTransaction(trx)
  snapshot.merge({
    ...emptyColumns(QuotationSnapshot),
    ...{ quotationId, name, lineCount: quotation.lines.length },
    ...{ currency: quotation.currency, totalMinor: quotation.totalMinor },
    ...{ createdBy: uow.actor.id, createdAt: DateTime.utc() },
  })
  snapshot.content = billContent(quotation)
  await snapshot.save()
  await logQuotation(uow, 'keep_snapshot', quotation, { after: { snapshot: name } })
  return snapshot
}

/** @throws AppError 404 */
export async function deleteSnapshot(uow: UnitOfWork, quotationId: number, id: number) {
  const quotation = await lockQuotation(uow, quotationId)
  const snapshot = await QuotationSnapshot.query({ client: uow.trx })
    .where({ id, quotationId })
    .select('id', 'name')
    .first()
  if (!snapshot) throw notFound()
  await snapshot.delete()
  await logQuotation(uow, 'delete_snapshot', quotation, { before: { snapshot: snapshot.name } })
}

/** Newest first, without what they hold. */
export const snapshotsOf = (quotationId: number) =>
  QuotationSnapshot.query()
    .where({ quotationId })
    .orderBy('id', 'desc')
    .select('id', 'name', 'lineCount', 'currency', 'totalMinor', 'createdBy', 'createdAt')

/** @throws AppError 404 */
export async function findSnapshot({ id: quotationId }: Quotation, id: number) {
  const snapshot = await QuotationSnapshot.query().where({ id, quotationId }).first()
  if (!snapshot) throw notFound()
  return snapshot
}

/** @param prices whether amounts are shown */
export function snapshotView(snapshot: QuotationSnapshot, prices: boolean) {
  const { id, name, lineCount, currency, totalMinor, createdBy, createdAt } = snapshot
  return {
    ...{ id, name, lineCount, currency },
    total: prices ? formatMoney(totalMinor, currency) : null,
    createdBy: createdBy ?? null,
    createdAt: createdAt.toUTC().toISO()!,
  }
}
