import { BASE_CURRENCY, exponentOf } from '#engines/money/money'
import { personsOf } from './persons.js'
import type { Fact, FigureColumn, FigureKind, FigureRow, Figures } from './report_definition.js'

/** What stands for a whole one of a kind: a day, a percent, an hour. */
const UNITS: Record<FigureKind, number> = {
  ...{ count: 1, days: 10_000, percent: 100, minutes: 60 },
  money: 10 ** exponentOf(BASE_CURRENCY),
}

/** A figure in whole persons, days, percent or hours. */
export const shownValue = (value: number | null | undefined, kind: FigureKind): number | null =>
  value === null || value === undefined ? null : value / UNITS[kind]

/** The figures of a report as the page reads them. */
export function presentFigures({ columns, rows, total }: Figures) {
  const present = ({ key, label, month, values }: FigureRow) => ({
    ...{ key, label: label.en, labelAr: label.ar, month },
    values: Object.fromEntries(
      columns.map(({ key: column, kind }) => [column, shownValue(values[column], kind)])
    ),
  })
  return {
    columns: columns.map(({ key, label, kind, opens }) => ({
      ...{ key, label: label.en, labelAr: label.ar, kind, opens },
    })),
    rows: rows.map(present),
    total: present(total),
  }
}

/** Rows behind a figure with the people that they are of. */
export async function presentFacts(facts: readonly Fact[], { kind }: Pick<FigureColumn, 'kind'>) {
  const people = await personsOf([...new Set(facts.map(({ employeeId }) => employeeId))])
  return facts.flatMap(({ employeeId, on, what, amount }) => {
    const person = people.get(employeeId)
    if (!person) return []
    return [
      {
        ...{ employeeId, ...person, on },
        ...{ what: what?.en ?? null, whatAr: what?.ar ?? null },
        amount: shownValue(amount, kind)!,
      },
    ]
  })
}
