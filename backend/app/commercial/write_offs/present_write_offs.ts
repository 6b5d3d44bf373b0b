import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { approvalOf, openApprovals } from '#core/approvals/approval_of'
import { approverOf } from '#core/approvals/approver'
import { notFound } from '#core/base/app_error'
import { nameIn, userNames } from '#core/base/user_names'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { WRITE_OFF } from './records.js'
import { writeOffStates } from './states.js'
import WriteOff from './write_off.js'

/** Write-offs as the portal answers them, with their invoices and what the viewer may do. */
export async function presentWriteOffs(
  ctx: HttpContext,
  writeOffs: readonly WriteOff[],
  uow?: UnitOfWork
) {
  const by = approverOf(ctx)
  const ids = writeOffs.map(({ id }) => id)
  const open = await openApprovals(WRITE_OFF, ids, uow?.trx)
  const names = await userNames(
    writeOffs.map(({ createdBy }) => createdBy),
    uow?.trx
  )
  const invoices = await (uow?.trx ?? db)
    .from('invoices')
    .whereIn(
      'id',
      writeOffs.map(({ invoiceId }) => invoiceId)
    )
    .select('id', 'number')
  const numbers = new Map(invoices.map(({ id, number }) => [id, number as string]))
  return writeOffs.map((writeOff) => {
    const { id, version, number, invoiceId, clientId, clientName, currency, reason } = writeOff
    const { status, writtenOffOn, reversedOn, comment, createdBy } = writeOff
    return {
      ...{ id, version, number, invoiceId, clientId, clientName, currency, reason, status },
      ...{ writtenOffOn, reversedOn, comment },
      invoiceNumber: numbers.get(invoiceId)!,
      amount: writeOff.money(writeOff.amountMinor),
      createdByName: nameIn(names, createdBy),
      createdAt: writeOff.createdAt.toUTC().toISO()!,
      can: writeOffStates.can(writeOff, by, open.get(id)),
    }
  })
}

/** A write-off as its page and every write on it answer. @throws AppError 404 */
export async function showWriteOff(ctx: HttpContext, id: number, uow?: UnitOfWork) {
  const writeOff = await WriteOff.query(uow && { client: uow.trx })
    .where('id', id)
    .first()
  if (!writeOff) throw notFound()
  const [shown] = await presentWriteOffs(ctx, [writeOff], uow)
  return { ...shown!, approval: await approvalOf(WRITE_OFF, id, uow?.trx) }
}
