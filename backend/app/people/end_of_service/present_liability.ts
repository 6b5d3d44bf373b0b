import { BASE_CURRENCY } from '#engines/money/money'
import type { HttpContext } from '@adonisjs/core/http'
import type { Infer } from '@vinejs/vine/types'
import { baseMoney } from '#core/exchange_rates/at_rate'
import { languageNow } from '#core/base/language'
import { invalid } from '#core/base/app_error'
import { MAX_PAGE, PAGE_SIZE } from '#core/listing/parse_list_query'
import { today } from '#core/settings/firm_clock'
import { transact } from '#core/unit_of_work/transact'
import { liabilityOn, type LiabilityRow } from './liability.js'
import { recordLook } from './record_look.js'
import type { LiabilitySort, liabilityValidator } from './validator.js'

/**
 * A page of the people with what the firm would owe them, what all of them come to, and each department.
 * The audit log says who looked.
 */
export async function presentLiability(
  ctx: HttpContext,
  { _start = 0, _end = _start + PAGE_SIZE, ...asked }: Infer<typeof liabilityValidator>
) {
  if (_end < _start || _end - _start > MAX_PAGE) throw invalid({ _end: ['range'] })
  const { asOf = today(), departmentId, q, _sort = 'name', _order = 'asc' } = asked
  await transact(ctx.actor!, (uow) => recordLook(uow, asOf))
  const rows = inOrder(await liabilityOn({ asOf, departmentId, q }), _sort, _order)
  return {
    ...{ asOf, currency: BASE_CURRENCY, count: rows.length },
    rows: rows.slice(_start, _end).map(presentRow),
    totals: sumOf(rows),
    departments: byDepartment(rows),
  }
}

const moneyOrNone = (minor: number | null) => (minor === null ? null : baseMoney(minor))

function presentRow({ wageMinor, awardMinor, resignedMinor, service, ...person }: LiabilityRow) {
  return {
    ...person,
    ...{ years: service.years, days: service.days },
    wage: moneyOrNone(wageMinor),
    award: moneyOrNone(awardMinor),
    resigned: moneyOrNone(resignedMinor),
  }
}

/** Sums of the rows as they are shown; who has no pay is counted and adds nothing. */
function sumOf(rows: readonly LiabilityRow[]) {
  const sum = (of: 'awardMinor' | 'resignedMinor') =>
    baseMoney(rows.reduce((all, row) => all + (row[of] ?? 0), 0))
  return {
    award: sum('awardMinor'),
    resigned: sum('resignedMinor'),
    withoutPay: rows.filter(({ wageMinor }) => wageMinor === null).length,
  }
}

function byDepartment(rows: readonly LiabilityRow[]) {
  return [...Map.groupBy(rows, ({ departmentId }) => departmentId).values()]
    .map((own) => {
      const [{ departmentId, departmentName, departmentNameAr }] = own as [LiabilityRow]
      return { departmentId, departmentName, departmentNameAr, people: own.length, ...sumOf(own) }
    })
    .sort((a, b) => Number(b.award) - Number(a.award) || a.departmentId - b.departmentId)
}

const VALUES: Record<LiabilitySort, (row: LiabilityRow) => string | number> = {
  number: ({ number }) => number,
  name: (row) => (languageNow() === 'ar' ? row.nameAr : row.name),
  departmentName: (row) => (languageNow() === 'ar' ? row.departmentNameAr : row.departmentName),
  joinOn: ({ joinOn }) => joinOn,
  service: ({ service: { years, days, yearDays } }) => years + days / yearDays,
  wage: ({ wageMinor }) => wageMinor ?? -1,
  award: ({ awardMinor }) => awardMinor ?? -1,
  resigned: ({ resignedMinor }) => resignedMinor ?? -1,
}

function inOrder(rows: LiabilityRow[], sort: LiabilitySort, order: 'asc' | 'desc'): LiabilityRow[] {
  const direction = order === 'asc' ? 1 : -1
  const valued = rows.map((row) => ({ row, value: VALUES[sort](row) }))
  valued.sort(
    (a, b) => direction * compare(a.value, b.value) || a.row.employeeId - b.row.employeeId
  )
  return valued.map(({ row }) => row)
}

const compare = (a: string | number, b: string | number) =>
  typeof a === 'number' ? a - Number(b) : a.localeCompare(String(b))
