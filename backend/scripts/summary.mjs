import { stripVTControlCharacters } from 'node:util'

/** Counts of one or several test runs. */
export class Summary {
  passed = 0
  failed = 0
  skipped = 0

  /**
   * Adds the counts of a runner; none at all counts as a failure. With `before` it is the second
   * run of those that failed in a first one.
   */
  add(name, { code, output, before }) {
    const { hasCounts, passed, failed, skipped } = countsOf(output)
    const first = countsOf(before?.output ?? '')
    this.passed += first.passed + passed
    this.skipped += before ? first.skipped : skipped
    // a run that broke without naming a failed test is a failure all the same
    this.failed += failed || (code || !hasCounts ? 1 : 0)
    if (!failed && (code || !hasCounts))
      console.error(`${name} ended with code ${code} and no failed test`)
  }

  print() {
    const skipped = this.skipped ? `, ${this.skipped} skipped` : ''
    console.log(`\n${this.passed} passed, ${this.failed} failed${skipped}`)
    return this.failed ? 1 : 0
  }
}

/** What the last `Tests  N passed, N failed` line of a runner says; `hasCounts` when there is one. */
export function countsOf(output) {
  const plain = stripVTControlCharacters(output)
  const line = plain.match(/^\s*Tests\s+.*$/gm)?.at(-1)
  const count = (word) => Number(line?.match(new RegExp(`(\\d+) ${word}`))?.[1] ?? 0)
  return {
    hasCounts: Boolean(line),
    passed: count('passed'),
    failed: count('failed'),
    skipped: count('skipped'),
  }
}
