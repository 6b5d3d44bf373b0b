import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { sqlInstant } from '#core/database/instants'
import { today } from '#core/settings/firm_clock'
import { byPerson } from './facts/by_person.js'
import { changedPeople } from './facts/changed_people.js'
import { factsOfMonth } from './facts/facts_of_month.js'
import { monthOf } from './facts/month.js'
import { BLOCK, peopleAmong } from './facts/people_of_month.js'
import { linesOfMonth } from './lines_of_month.js'
import type MonthSheet from './month_sheet.js'

type Client = Pick<QueryClientContract, 'from'>

/** Somebody whose lines would be others now. */
export interface ChangedPerson {
  employeeId: number
  number: string
  name: string
  nameAr: string
  /** Net of the lines of the sheet; null where it has none of them. */
  sheetMinor: number | null
  /** Net as it would be now; null where they would have no line. */
  nowMinor: number | null
}

/** Figures that a change shows in. */
const FIGURES = [
  ...['from_on', 'to_on', 'worked_minutes', 'overtime_minutes', 'attended_days', 'late_minutes'],
  ...['early_minutes', 'absence_days_e4', 'leave_days_e4', 'sick_days_e4', 'paid_leave_days_e4'],
  ...['part_paid_days_e4', 'unpaid_days_e4', 'basic_minor', 'housing_minor'],
  ...['transport_minor', 'other_minor', 'overtime_minor', 'deducted_minor', 'iban_sealed'],
] as const

/**
 * Whose figures have changed since the lines of a sheet were counted: of those of whom anything was
 * written since, what they would be now is compared with what the sheet says. The sheet stays as it is.
 */
export async function changedSince(client: Client, sheet: MonthSheet): Promise<ChangedPerson[]> {
  if (!sheet.builtAt) return []
  const month = monthOf(sheet.month)
  const ids = await changedPeople(client, sheet, month, instantOf(sheet.builtAt))
  const found: ChangedPerson[] = []
  for (let at = 0; at < ids.length; at += BLOCK)
    found.push(...(await changedAmong(client, sheet, ids.slice(at, at + BLOCK))))
  return found.sort((a, b) => (a.number < b.number ? -1 : 1))
}

const instantOf = (at: DateTime) => sqlInstant(0, at.toMillis())

async function changedAmong(client: Client, sheet: MonthSheet, ids: number[]) {
  const month = monthOf(sheet.month)
  const people = await peopleAmong(client, month, ids)
  const now = byPerson(
    (await factsOfMonth(client, month, people)).flatMap((facts) => linesOfMonth(facts, today()))
  )
  const stored = byPerson(
    await client
      .from('month_sheet_lines')
      .where('month_sheet_id', sheet.id)
      .whereIn('employee_id', ids)
      .orderBy('from_on')
  )
  return ids.flatMap((id) => {
    const [before, after] = [stored(id), now(id)]
    const [one] = [...after, ...before]
    if (!one || figuresOf(before) === figuresOf(after)) return []
    return [
      {
        ...{ employeeId: id, number: one.employee_number as string },
        ...{ name: one.employee_name as string, nameAr: one.employee_name_ar as string },
        ...{ sheetMinor: netOf(before), nowMinor: netOf(after) },
      },
    ]
  })
}

type Line = Record<string, any>

const figuresOf = (lines: readonly Line[]) =>
  JSON.stringify(lines.map((line) => FIGURES.map((name) => String(line[name] ?? ''))))

const netOf = (lines: readonly Line[]) =>
  lines.length ? lines.reduce((sum, line) => sum + Number(line.net_minor), 0) : null
