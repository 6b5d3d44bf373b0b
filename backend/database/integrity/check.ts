import type { Reason } from '#core/base/reason'

/** A list of permissions may be longer; a drill keeps many faults in one column. */
const LONGEST = 1000

/** What a check found. `problems` name the rows; an empty list means all is well. */
export interface Finding {
  /** How many things were looked at. */
  checked: number
  problems: Reason[]
  /** Worth knowing, but no fault. */
  notes?: Reason[]
}

export interface IntegrityCheck {
  /** Its text is among `checks` of `integrity.json`. */
  name: string
  /** @param at the moment that the data is of: now, or when a restored copy was made */
  run(at?: Date): Promise<Finding>
}

/** What is wrong, by its name among `faults` of `integrity.json`. */
export const fault = (name: string, params: Reason['params'] = {}): Reason => ({
  key: `integrity.faults.${name}`,
  params: Object.fromEntries(Object.entries(params).map(([of, value]) => [of, cut(value)])),
})

/** A day comes as a date from one of the databases. */
function cut<Value>(value: Value) {
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return typeof value === 'string' && value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value
}

export const note = (name: string, count: number): Reason => ({
  key: `integrity.notes.${name}`,
  params: { count },
})

/** One of a few words within a fault, such as the kind of a record. */
export const word = (
  group: 'kinds' | 'breaks' | 'damage' | 'parts' | 'roles',
  name: string
): Reason => ({
  key: `integrity.${group}.${name}`,
})

export const checkTitle = ({ name }: IntegrityCheck): Reason => ({
  key: `integrity.checks.${name}`,
})

/** A problem under the name of its check, as a list of several checks shows it. */
export const underCheck = (check: IntegrityCheck, problem: Reason): Reason => ({
  key: 'integrity.of_check',
  params: { check: checkTitle(check), problem },
})

/** A check that looks at rows one by one: `judge` answers what is wrong with one, or null. */
export async function judgeRows<Row>(
  pages: AsyncIterable<Row[]>,
  judge: (row: Row) => Reason | null | Promise<Reason | null>
): Promise<Finding> {
  const finding: Finding = { checked: 0, problems: [] }
  for await (const rows of pages) {
    for (const row of rows) {
      const problem = await judge(row)
      if (problem) finding.problems.push(problem)
      finding.checked++
    }
  }
  return finding
}
