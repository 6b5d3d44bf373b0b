/** Counts of one or several test runs. */
export class Summary {
  passed = 0
  failed = 0
  skipped = 0

  /** Adds the last `Tests  N passed, N failed` line of a runner; none at all counts as a failure. */
  add(name, { code, output }) {
    // eslint-disable-next-line no-control-regex
    const plain = output.replace(/\u001b\[[0-9;]*[A-Za-z]/g, '')
    const line = plain.match(/^\s*Tests\s+.*$/gm)?.at(-1)
    const count = (word) => Number(line?.match(new RegExp(`(\\d+) ${word}`))?.[1] ?? 0)
    const failed = count('failed')
    this.passed += count('passed')
    this.skipped += count('skipped')
    // a run that broke without naming a failed test is a failure all the same
    this.failed += failed || (code || !line ? 1 : 0)
    if (!failed && (code || !line))
      console.error(`${name} ended with code ${code} and no failed test`)
  }

  print() {
    const skipped = this.skipped ? `, ${this.skipped} skipped` : ''
    console.log(`\n${this.passed} passed, ${this.failed} failed${skipped}`)
    return this.failed ? 1 : 0
  }
}
