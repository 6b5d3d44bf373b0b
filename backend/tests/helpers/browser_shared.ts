import type { Group } from '@japa/runner/core'
import type { Page } from 'playwright-core'
import { letCallsPass } from './browser_calls.js'
import { WAITING_AT } from './browser_pages.js'
import { stage, type Opened, type Visit } from './browser_stage.js'
import { settled } from './browser_steps.js'

/**
 * One page for all tests of a group, opened again at `path` before each of them: its profile keeps
 * what the browser has fetched and compiled, which is most of the time of a visit. After a failure
 * the next test gets another one.
 */
export function sharedPage(group: Group, visit: Visit, path: string | null = '/departments') {
  let opened: Opened | null = null
  const close = async () => {
    await opened?.leave()
    opened = null
  }
  group.each.setup(async (test) => {
    opened ??= await stage().open(visit)
    const { page, watch } = opened
    // what the page before said while it was left belongs to no one
    watch.take()
    if (path) await page.goto(path)
    // the portal must stand before a test steps about in it: an arrival is another thing
    if (path && visit.as) await settled(page)
    return async (hasError: boolean) => {
      const problems = watch.take()
      if (hasError || problems.length > 0) {
        await stage().keep(`${visit.as ?? 'visitor'} ${test.title}`, page.context())
        await close()
      } else {
        await page.unrouteAll({ behavior: 'ignoreErrors' })
        await letCallsPass(page)
        await page.goto(WAITING_AT)
      }
      if (problems.length > 0) throw new Error(problems.join('\n'))
    }
  })
  group.teardown(close)
  return (): Page => opened!.page
}
