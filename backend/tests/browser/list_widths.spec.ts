import { test } from '@japa/runner'
import { everyAddress } from '#tests/helpers/browser_addresses'
import { stage } from '#tests/helpers/browser_stage'
import { settled, step } from '#tests/helpers/browser_steps'
import { LANGUAGES } from '#tests/helpers/browser_words'

/** Fewer would mean that lists are no longer found, not that there are none. */
const LEAST_LISTS = 25

test.group('Lists on a screen of 1440 pixels', () => {
  for (const language of LANGUAGES) {
    test(`show their columns without scrolling sideways, in ${language}`, async ({
      assert,
      test: current,
    }) => {
      const page = await stage().visit({ test: current }, { as: 'admin', language })
      await page.goto('/departments')
      await settled(page)
      const cut: string[] = []
      let lists = 0
      for (const path of await listAddresses()) {
        await step(page, path)
        const widths = await page.evaluate(() =>
          [...document.querySelectorAll('#page [role=table] .ant-table-body')].map((body) => [
            body.scrollWidth,
            body.clientWidth,
          ])
        )
        lists += widths.length
        for (const [wide, room] of widths)
          if (wide > room) cut.push(`${path}: ${wide} pixels in ${room}`)
      }
      assert.deepEqual(cut, [])
      assert.isAtLeast(lists, LEAST_LISTS)
    }).timeout(240_000)
  }
})

/** Of every page that can be a list: no record, no form. */
async function listAddresses() {
  const pages = await everyAddress()
  const own = pages.filter(({ rule }) => !/:|\/(new|edit|login)$|^\/$|create-/.test(rule.path))
  return [...new Set(own.map(({ path }) => path)), '/files/shares']
}
