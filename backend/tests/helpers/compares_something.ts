import { Test } from '@japa/runner/core'
import type { PluginFn } from '@japa/runner/types'
import fc from 'fast-check'
import { tried } from '#tests/helpers/claims'

/** Examples of properties that the running test has held true. */
let examples = 0

function countExample() {
  examples++
  tried('properties')
}

/**
 * Fails a test that has compared nothing, such as one that returns early or loops over no rows: it
 * would pass whatever the portal does. A browser test may wait for what it expects instead;
 * `unit/browser_tests.spec.ts` looks after those.
 */
export const comparesSomething = (): PluginFn => () => {
  fc.configureGlobal({ ...fc.readConfigureGlobal(), afterEach: countExample })
  Test.executing(() => void (examples = 0))
  Test.executed((test, hasError) => {
    if (hasError || test.options.meta.suite.name === 'browser') return
    if (examples + test.context.assert.assertions.total === 0)
      throw new Error(`"${test.title}" has no assertion that ran`)
  })
}
