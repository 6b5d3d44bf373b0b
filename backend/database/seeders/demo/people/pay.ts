import { randomUUID } from 'node:crypto'
import { sqlInstant } from '#core/database/instants'
import { multiInsert } from '#core/database/multi_insert'
import type { DemoContext } from '#database/seeders/demo/context'
import { seededRandom } from '#database/seeders/random'
import EmployeeBankAccount from '#people/employee_pay/bank_account'
import type Employee from '#people/employees/employee'
import type { PlannedPerson } from './plan.js'

const BANKS = [
  ['80', 'Al Rajhi Bank'],
  ['10', 'Saudi National Bank'],
  ['20', 'Riyad Bank'],
] as const

type People = ReadonlyMap<PlannedPerson, Employee>

/** What everyone of the demo company is paid, and where. */
export async function seedPay({ trx, now, users }: DemoContext, people: People) {
  const by = users['hr.manager'].id
  const at = sqlInstant()
  const stamps = { version: 1, created_by: by, updated_by: by, created_at: at, updated_at: at }
  const random = seededRandom(5000)
  const raisedOn = now.minus({ months: 11 }).startOf('year').toISODate()!
  const stamped = (row: object) => ({ ...row, ...stamps })
  await multiInsert(trx, 'pay_rates', ratesOf(people, raisedOn, random).map(stamped))
  await multiInsert(trx, 'employee_bank_accounts', accountsOf(people, random).map(stamped))
}

type Random = ReturnType<typeof seededRandom>

/** Housing is a quarter of the basic pay, transport a tenth; who was there by then had a raise. */
function ratesOf(people: People, raisedOn: string, random: Random) {
  const rate = (id: number, on: string, basic: number) => ({
    employee_id: id,
    effective_on: on,
    basic_minor: basic * 100,
    housing_minor: basic * 25,
    transport_minor: basic * 10,
    other_minor: 0,
    // a month of 208 hours, with a third for what comes on top
    cost_rate_minor: Math.round((basic * 135 * 1.33) / 208),
    billing_rate_minor: null,
  })
  return [...people].flatMap(([{ basic, joinOn }, { id }]) => {
    const first = Math.round((basic * random.whole(86, 95)) / 10_000) * 100
    return joinOn < raisedOn
      ? [rate(id, joinOn, first), rate(id, raisedOn, basic)]
      : [rate(id, joinOn, basic)]
  })
}

function accountsOf(people: People, random: Random) {
  return [...people.values()].map(({ id, name }) => {
    const [code, bankName] = random.pick(BANKS)
    const account = new EmployeeBankAccount()
    account.seal = randomUUID()
    account.iban = saudiIban(`${code}${String(random.whole(1, 999_999_999)).padStart(18, '0')}`)
    return {
      employee_id: id,
      bank_name: bankName,
      account_name: name,
      seal: account.seal,
      iban_sealed: account.ibanSealed,
      iban_tail: account.ibanTail,
    }
  })
}

/** With its two check digits (ISO 7064): S is 28, A is 10. */
const saudiIban = (account: string) =>
  `SA${String(98n - (BigInt(`${account}281000`) % 97n)).padStart(2, '0')}${account}`
