/** What a check found. `problems` name the rows; an empty list means all is well. */
export interface Finding {
  /** How many things were looked at. */
  checked: number
  problems: string[]
  /** Worth knowing, but no fault. */
  note?: string
}

export interface IntegrityCheck {
  name: string
  /** @param at the moment that the data is of: now, or when a restored copy was made */
  run(at?: Date): Promise<Finding>
}

/** A check that looks at rows one by one: `judge` answers what is wrong with one, or null. */
export async function judgeRows<Row>(
  pages: AsyncIterable<Row[]>,
  judge: (row: Row) => string | null | Promise<string | null>
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
