import type { BankLine, BankStatement } from '#engines/bank_files/bank_file'
import { fingerprintOf } from './fingerprint.js'
import type { FingerprintedLine, StatementToStore } from '#finance/bank_statements/plan'

/** What is known of an account before a file is imported. */
export interface KnownStatements {
  /** Balance of the account before its first statement. */
  openingMinor: number
  /** Ordered by the day of their closing. */
  statements: { number: string; closedOn: string; closingMinor: number }[]
  /** How many lines of each fingerprint there are. */
  counts: Map<string, number>
}

/**
 * What importing the statements of a file would do, in the order of their days. Lines that are equal
 * to ones that are there are duplicates, unless the statement follows the one before only with them:
 * two equal fees on one day are two.
 */
export function planStatements(
  statements: readonly BankStatement[],
  known: KnownStatements
): StatementToStore[] {
  const reached = [...known.statements]
  const counts = new Map(known.counts)
  const byDay = statements.toSorted((a, b) =>
    a.closedOn < b.closedOn ? -1 : Number(a.closedOn > b.closedOn)
  )
  return byDay.map((statement) => {
    const planned = planOne(statement, reached, counts, known.openingMinor)
    if (planned.outcome !== 'known') {
      for (const { fingerprint, isNew } of planned.lines)
        if (isNew) counts.set(fingerprint, (counts.get(fingerprint) ?? 0) + 1)
      const at = reached.findLastIndex(({ closedOn }) => closedOn <= statement.closedOn)
      reached.splice(at + 1, 0, statement)
    }
    return planned
  })
}

function planOne(
  statement: BankStatement,
  reached: KnownStatements['statements'],
  counts: ReadonlyMap<string, number>,
  openingMinor: number
): StatementToStore {
  const { number, openedOn, closedOn, closingMinor, lines } = statement
  const facts = {
    ...{ number, openedOn, closedOn, closingMinor },
    ...{ openingMinor: statement.openingMinor, lineCount: lines.length },
  }
  const same = reached.find(
    (one) => one.number === number && one.closedOn === closedOn && one.closingMinor === closingMinor
  )
  const compared = asDuplicates(lines, counts)
  if (same) {
    const all = compared.map((line) => ({ ...line, isNew: false }))
    return { ...facts, outcome: 'known', lines: all, newLines: 0, ...sums(all), gapMinor: 0 }
  }
  const before = reached.findLast((one) => one.closedOn <= closedOn)?.closingMinor ?? openingMinor
  const gapOf = (some: FingerprintedLine[]) =>
    statement.openingMinor + sums(some).duplicatesMinor - before
  // by the balances all lines are new, while they can't be duplicates: then equal lines are others
  const isNext = gapOf([]) === 0 && gapOf(compared) !== 0
  const taken = isNext ? allNew(lines, counts) : compared
  const newLines = taken.filter(({ isNew }) => isNew).length
  const outcome = newLines === taken.length ? 'new' : newLines ? 'overlaps' : 'known'
  return { ...facts, outcome, lines: taken, newLines, ...sums(taken), gapMinor: gapOf(taken) }
}

const sums = (lines: FingerprintedLine[]) => ({
  duplicatesMinor: lines.reduce((sum, { line, isNew }) => sum + (isNew ? 0 : line.amountMinor), 0),
})

function asDuplicates(
  lines: readonly BankLine[],
  counts: ReadonlyMap<string, number>
): FingerprintedLine[] {
  const here = new Map<string, number>()
  return lines.map((line) => {
    const fingerprint = fingerprintOf(line)
    const occurrence = (here.get(fingerprint) ?? 0) + 1
    here.set(fingerprint, occurrence)
    return { line, fingerprint, occurrence, isNew: occurrence > (counts.get(fingerprint) ?? 0) }
  })
}

const allNew = (lines: readonly BankLine[], counts: ReadonlyMap<string, number>) =>
  asDuplicates(lines, new Map()).map(({ occurrence, ...rest }) => ({
    ...rest,
    occurrence: occurrence + (counts.get(rest.fingerprint) ?? 0),
  }))
