import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { approvalOf, openApprovals } from '#core/approvals/approval_of'
import { approverOf } from '#core/approvals/approver'
import { notFound } from '#core/base/app_error'
import { nameIn, userNames } from '#core/base/user_names'
import { baseMoney } from '#core/exchange_rates/at_rate'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import LedgerAccount from '#finance/ledger_accounts/ledger_account'
import ManualJournal from './manual_journal.js'
import { MANUAL_JOURNAL } from './record_journal.js'
import { journalStates } from './states.js'

/** Journals as lists answer them, with what the viewer may do. */
export async function presentJournals(
  ctx: HttpContext,
  journals: readonly ManualJournal[],
  uow?: UnitOfWork
) {
  const by = approverOf(ctx)
  const ids = journals.map(({ id }) => id)
  const open = await openApprovals(MANUAL_JOURNAL, ids, uow?.trx)
  const names = await userNames(
    journals.map(({ createdBy }) => createdBy),
    uow?.trx
  )
  return journals.map((journal) => {
    const { id, version, number, journalOn, title, titleAr, details, reversesOn } = journal
    const { status, approvedOn, reversedOn, reason, createdBy } = journal
    return {
      ...{ id, version, number, journalOn, title, titleAr, details, reversesOn, status },
      ...{ approvedOn, reversedOn, reason, total: baseMoney(journal.totalMinor) },
      createdByName: nameIn(names, createdBy),
      createdAt: journal.createdAt.toUTC().toISO()!,
      can: journalStates.can(journal, by, open.get(id)),
    }
  })
}

/** A journal as its page and every write on it answer, with its lines. @throws AppError 404 */
export async function showJournal(ctx: HttpContext, id: number, uow?: UnitOfWork) {
  const journal = await ManualJournal.query(uow && { client: uow.trx })
    .where('id', id)
    .preload('lines')
    .first()
  if (!journal) throw notFound()
  const [shown] = await presentJournals(ctx, [journal], uow)
  const lines = await linesOf(journal, uow)
  return { ...shown!, lines, approval: await approvalOf(MANUAL_JOURNAL, id, uow?.trx) }
}

async function linesOf({ lines }: ManualJournal, uow?: UnitOfWork) {
  const ids = lines.map(({ accountId }) => accountId)
  const accounts = await LedgerAccount.query(uow && { client: uow.trx }).whereIn('id', ids)
  const known = new Map(accounts.map((account) => [account.id, account]))
  const named = async (view: string, of: (number | null)[]) => {
    const stated = of.filter((one) => one !== null)
    const rows = stated.length ? await (uow?.trx ?? db).from(view).whereIn('id', stated) : []
    return new Map(rows.map((row): [number, Named] => [Number(row.id), namedOf(row)]))
  }
  const projects = await named(
    'project_names',
    lines.map(({ projectId }) => projectId)
  )
  const departments = await named(
    'department_names',
    lines.map(({ departmentId }) => departmentId)
  )
  return lines.map(({ id, accountId, amountMinor, projectId, departmentId, costHead, memo }) => {
    const { code, name, nameAr } = known.get(accountId)!
    return {
      ...{ id, accountId, account: { id: accountId, code, name, nameAr } },
      debit: amountMinor > 0 ? baseMoney(amountMinor) : null,
      credit: amountMinor < 0 ? baseMoney(-amountMinor) : null,
      ...{ projectId, project: projects.get(projectId ?? 0) ?? null },
      ...{ departmentId, department: departments.get(departmentId ?? 0) ?? null },
      ...{ costHead, memo },
    }
  })
}

interface Named {
  code: string
  name: string
  nameAr: string | null
}

const namedOf = ({ code, name, name_ar: nameAr }: any): Named => ({ code, name, nameAr })
