import db from '@adonisjs/lucid/services/db'
import type { Approver } from '#core/approvals/approver'
import { CachedTable } from '#core/live/cached_table'
import { today } from '#core/settings/firm_clock'
import { abilitiesFor, type Ability, type Subject } from '#identity/access/access'
import { accessSettings } from '#identity/shared/access_settings'

/** What a delegate needs to decide in someone's name; nothing else of theirs is lent. */
const LENT: ReadonlySet<Ability> = new Set<Ability>([
  'quotations.approve',
  'quotations.view',
  'quotations.prices',
  'quotations.margin',
  'purchase-orders.approve',
  'purchase-orders.approve-medium',
  'purchase-orders.approve-large',
  'purchase-orders.view',
  'client-advances.approve',
  'invoices.view',
  'leave-requests.approve',
  'overtime-requests.approve',
  'attendance-corrections.approve',
  'purchase-requests.approve',
  'purchase-requests.view',
  'projects.approve',
  'projects.view',
  'site-reports.approve',
  'site-reports.view',
  'stock.approve',
  'stock-movements.view',
  'payment-runs.approve',
  'payment-runs.view',
  'variation-orders.approve',
  'variation-orders.view',
  'write-offs.approve',
  'write-offs.view',
  'manual-journals.approve',
  'manual-journals.view',
  'budgets.approve',
  'budgets.view',
  'vat-adjustments.approve',
  'vat-returns.view',
  'approvals.top',
])
const DECIDING = /\.(approve|approve-medium|approve-large|top)$/

interface Loan {
  delegateId: number
  fromOn: string
  toOn: string
  lender: Approver
}

/** Delegations that are or will be in force, in the memory of each process. */
export const delegations = new CachedTable<readonly Loan[]>({
  name: 'approval_delegations',
  initial: [],
  maxAge: 1000,
  read: () => readLoans(db),
})

async function readLoans(client: Pick<typeof db, 'from'>): Promise<Loan[]> {
  const rows = await client
    .from('approval_delegations as given')
    .join('users', 'users.id', 'given.user_id')
    .whereNull('users.disabled_at')
    .where('given.to_on', '>=', today())
    .orderBy('given.id')
    .select('given.delegate_id', 'given.from_on', 'given.to_on')
    .select('users.id', 'users.username', 'users.role', 'users.permissions')
  return rows.map(({ delegate_id: delegateId, from_on: fromOn, to_on: toOn, ...user }) => {
    const { id: userId, username, role } = user
    const permissions = JSON.parse(user.permissions)
    const abilities = lentBy({ id: userId, username, role, permissions })
    return { delegateId, fromOn, toOn, lender: { userId, role, abilities } }
  })
}

function lentBy(user: Subject): ReadonlySet<string> {
  return new Set(abilitiesFor(user, accessSettings).filter((ability) => LENT.has(ability)))
}

/** Whether an ability is to decide on what others ask for. */
export const isDeciding = (ability: Ability) => LENT.has(ability) && DECIDING.test(ability)

/** Whether someone has decisions to hand to a colleague. */
export function hasDecisions(user: Subject): boolean {
  return abilitiesFor(user, accessSettings).some(isDeciding)
}

/** The same, with those whose decisions they have been lent, today or for a day to come. */
export async function decidesToday(user: Subject, client: Pick<typeof db, 'from'>) {
  if (hasDecisions(user)) return true
  const loans = await readLoans(client)
  return loans.some(({ delegateId }) => delegateId === user.id)
}

const inForce = ({ fromOn, toOn }: Loan, on: string) => fromOn <= on && on <= toOn

/** Those whom someone acts for today, as far as is known. */
export function lendersTo(delegateId: number, on = today()): Approver[] {
  return delegations.known
    .filter((loan) => loan.delegateId === delegateId && inForce(loan, on))
    .map(({ lender }) => lender)
}

/** Those who decide in someone's name today, as far as is known. */
export function standInsOf(userId: number, on = today()): number[] {
  return delegations.known
    .filter((loan) => loan.lender.userId === userId && inForce(loan, on))
    .map(({ delegateId }) => delegateId)
}

/** The delegations of today as the database has them. */
export async function loansToday(client: Pick<typeof db, 'from'>): Promise<Loan[]> {
  const on = today()
  // by the caller's own connection: the embedded portal has no second one to wait for
  return (await readLoans(client)).filter((loan) => inForce(loan, on))
}

/** What a person may do now, with what colleagues who are away have lent to them. */
export function abilitiesWithDelegated(user: Subject): Set<string> {
  const delegated = lendersTo(user.id).flatMap(({ abilities }) => [...abilities])
  return new Set<string>([...abilitiesFor(user, accessSettings), ...delegated])
}
