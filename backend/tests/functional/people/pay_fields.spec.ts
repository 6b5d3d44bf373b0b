import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { baseMoney } from '#core/exchange_rates/at_rate'
import { DEMO_USERS } from '#database/seeders/demo/users'
import EmployeeBankAccount from '#people/employee_pay/bank_account'
import PayRate from '#people/employee_pay/pay_rate'
import MonthSheetLine from '#people/month_sheets/month_sheet_line'
import Settlement from '#people/settlements/settlement'
import { tried } from '#tests/helpers/claims'
import { person } from '#tests/helpers/users'
import { call } from '../procurement/support.js'
import { inDays } from './leave_support.js'
import { aPaidPerson, approvedLeave, aSheet, IBAN, rebuilt } from './month_sheet_support.js'
import { act, DECIDER, settle, shown, WRITER } from './settlement_support.js'
import { leaves } from './support.js'

const SIGN_INS = DEMO_USERS.filter(({ disabled }) => !disabled).map(({ username }) => username)
const HR = new Set(['hr.manager', 'hr.officer'])
const SELF = 'staff'

/** What is kept of a row beside what it says. */
const KEPT = ['id', 'version', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'employeeId']

/** Columns that are for HR, and those of them that the person sees too, on their own page of pay. */
const RULES = [
  {
    model: PayRate,
    own: ['basicMinor', 'housingMinor', 'transportMinor', 'otherMinor'],
    hidden: ['costRateMinor', 'billingRateMinor', 'reason'],
    plain: ['effectiveOn'],
  },
  {
    model: EmployeeBankAccount,
    own: ['bankName', 'accountName', 'ibanTail'],
    hidden: ['ibanSealed', 'seal'],
    plain: [],
  },
  {
    model: Settlement,
    own: [],
    hidden: ['awardMinor', 'deductedMinor', 'dueMinor', 'netMinor', 'note', 'paymentReference'],
    plain: [
      ...['approvedOn', 'eventOn', 'isCompensated', 'lastDayOn', 'noticeBy', 'noticeDays'],
      ...['number', 'openGuard', 'paidOn', 'paysMonth', 'reason', 'resignedOn', 'serviceEnd'],
      // parts of both are among the amounts that are looked for
      ...['status', 'entries', 'figures'],
    ],
  },
  {
    model: MonthSheetLine,
    // what the months of their own that are locked come to
    own: ['wagesMinor', 'overtimeMinor', 'deductedMinor', 'netMinor'],
    hidden: [
      ...['basicMinor', 'housingMinor', 'transportMinor', 'otherMinor'],
      ...['bankName', 'bankSeal', 'ibanSealed'],
    ],
    plain: [
      ...['absenceDaysE4', 'attendedDays', 'calendarDays', 'departmentId', 'details'],
      ...['earlyMinutes', 'employeeName', 'employeeNameAr', 'employeeNumber', 'fromOn'],
      ...['lateMinutes', 'leaveDaysE4', 'monthSheetId', 'overtimeMinutes', 'paidLeaveDaysE4'],
      ...['partPaidDaysE4', 'sickDaysE4', 'toOn', 'unpaidDaysE4', 'warningCount', 'warnings'],
      ...['workedMinutes', 'workingDays'],
    ],
  },
]

/** From within a month: what a line has of an amount is another one. */
const RATE = {
  effectiveOn: '2026-03-11',
  ...{ basic: '9317.31', housing: '2329.37', transport: '941.43', other: '157.59' },
  ...{ costRate: '163.61', billingRate: '271.73', reason: 'Raise 7319' },
}

test.group('What a person is paid', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('has a rule for each of its columns, whatever is added', ({ assert }) => {
    for (const { model, own, hidden, plain } of RULES)
      assert.sameMembers(
        [...own, ...hidden, ...plain],
        model.$columns.filter((column: string) => !KEPT.includes(column)),
        model.table
      )
  })

  test('is shown to HR, and of it their own to the person, wherever it stands', async ({
    client,
    assert,
  }) => {
    const { id: userId } = await person(SELF)
    const { id } = await aPaidPerson(client, { joinOn: RATE.effectiveOn, rate: RATE, userId })
    await approvedLeave(client, id, { code: 'UNPAID', fromOn: '2026-03-17', toOn: '2026-03-17' })
    const first = await aSheet(client)
    // a day to come: their sign-in has not ended
    await leaves(client, id, inDays(20))
    const body = { paysMonth: false, note: 'Note 7319', entries: [AN_ADVANCE] }
    const made = await settle(client, id, body)
    made.assertStatus(201)
    const settlement = await shown(client, made.body().id)
    ;(await act(client, WRITER, settlement, 'submit')).assertStatus(200)
    const sheet = await rebuilt(client, first)
    const secrets = await secretsOf(id)
    assert.isAbove(secrets.length, 20)

    const paths = [
      ...['', '/history', '/pay', '/job-changes', '/leave'].map(
        (of) => `/api/employees/${id}${of}`
      ),
      ...[`/api/employees?id=${id}`, '/api/end-of-service', '/api/settlements'],
      ...['', '/history', '/prints'].map((of) => `/api/settlements/${settlement.id}${of}`),
      ...['', '/history', '/lines', '/changes', '/file?format=csv'].map(
        (of) => `/api/month-sheets/${sheet.id}${of}`
      ),
      ...['/api/month-sheets', '/api/approvals?_start=0&_end=50', '/api/notifications'],
      ...['/api/audit-logs?_start=0&_end=50&_sort=id&_order=desc', '/api/organization-chart'],
    ]
    let [checks, leaks, found] = [0, 0, 0]
    for (const username of SIGN_INS)
      for (const path of paths) {
        const answer = await call(client, username, 'get', path)
        assert.include([200, 403, 404], answer.status(), `${username} ${path}`)
        const text = answer.text()
        const isOwnPay = username === SELF && path.endsWith('/pay')
        for (const { name, value, isOwn } of secrets) {
          checks++
          tried('functions')
          if (!text.includes(value)) continue
          found++
          if (HR.has(username) || (isOwnPay && isOwn)) continue
          leaks++
          assert.fail(`${username} reads ${name} at ${path}`)
        }
      }
    assert.equal(leaks, 0)
    assert.isAbove(checks, 5000)
    // it was looked for where it stands
    assert.isAbove(found, 40)
    console.log(`      ${checks} checks, ${found} rightly shown, ${leaks} leaks`)
    // the file of payroll alone has the account in clear
    const decided = await call(
      client,
      DECIDER,
      'get',
      `/api/month-sheets/${sheet.id}/file?format=csv`
    )
    assert.include(decided.text(), IBAN)
  })
})

const AN_ADVANCE = { kind: 'advance', text: 'Advance', amount: '1173.19' }

interface Secret {
  name: string
  value: string
  isOwn: boolean
}

/** What the columns of HR say of somebody, as an answer would say it. */
async function secretsOf(employeeId: number): Promise<Secret[]> {
  const secrets: Secret[] = [
    { name: 'iban', value: IBAN, isOwn: true },
    { name: 'advance', value: AN_ADVANCE.amount, isOwn: false },
  ]
  for (const { model, own, hidden } of RULES)
    for (const row of await model.query().where('employeeId', employeeId))
      for (const column of [...own, ...hidden]) {
        const stored: unknown = row[column as keyof typeof row]
        if (stored === null || Number(stored) === 0) continue
        const value = column.endsWith('Minor') ? baseMoney(Number(stored)) : String(stored)
        if (column === 'ibanTail' || column === 'bankName' || column === 'accountName') continue
        secrets.push({
          name: `${model.table}.${column}`,
          value,
          isOwn: (own as string[]).includes(column),
        })
      }
  return secrets
}
