import { test } from '@japa/runner'
import { made } from '#tests/helpers/browser_records'
import { answerCalls } from '#tests/helpers/browser_answers'
import { judgeCalls, letCallsPass } from '#tests/helpers/browser_calls'
import { stage } from '#tests/helpers/browser_stage'
import { button, sees, seesHeading, settled } from '#tests/helpers/browser_steps'

/** A name as long as a name may be. */
const LONG_NAME = 'شركة البناء المتقدم للمقاولات العامة '.repeat(6).slice(0, 200).trim()

/** Wider than the screen: the whole page would scroll sideways. */
const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

test.group('Bad cases', () => {
  test('an upload that fails half way says so, and goes through when tried again', async ({
    assert,
    test: current,
  }) => {
    const page = await stage().visit({ test: current }, { as: 'engineer', says: [/failed/] })
    await page.goto('/files')
    await settled(page)
    await judgeCalls(page, ({ headers }) =>
      headers['content-type']?.startsWith('multipart/') ? 'cut' : undefined
    )
    const file = { name: 'half.txt', mimeType: 'text/plain', buffer: Buffer.from('half of it') }
    await page.locator('input[type=file]').first().setInputFiles(file)
    const again = button(page, 'Upload half.txt again')
    await again.waitFor()
    const stored = page.getByRole('table').getByRole('button', { name: 'half.txt', exact: true })
    assert.equal(await stored.count(), 0)
    await letCallsPass(page)
    await again.click()
    await stored.waitFor()
    assert.equal(await stored.count(), 1)
  })

  for (const [language, width] of [
    ['english', 390],
    ['arabic', 390],
    ['arabic', 1440],
  ] as const) {
    test(`an Arabic name of 200 characters breaks no screen, in ${language} at ${width} px`, async ({
      assert,
      test: current,
    }) => {
      assert.isAtLeast(LONG_NAME.length, 195)
      const { id } = await made('bdm', '/api/clients', { name: LONG_NAME, company: LONG_NAME })
      const page = await stage().visit({ test: current }, { as: 'bdm', language, width })
      for (const path of [
        `/commercial/clients/${id}`,
        `/commercial/clients/${id}/edit`,
        '/commercial/clients?_sort=id&_order=desc',
        '/departments',
      ]) {
        await page.goto(path)
        await settled(page)
        assert.isAtMost(await page.evaluate(overflow), 0, path)
      }
    })
  }

  test('a department that closes while it is used says why', async ({ test: current }) => {
    const page = await stage().visit({ test: current }, { as: 'bdm', refusals: [503] })
    await page.goto('/commercial/clients')
    await seesHeading(page, 'Clients')
    await answerCalls(page, '/api/clients', {
      status: 503,
      headers: { 'Retry-After': '60' },
      body: {
        message: 'We are moving the archive.',
        code: 'SECTION_MAINTENANCE',
        details: { section: 'commercial', until: null },
      },
    })
    await page.getByRole('searchbox').first().fill('najd')
    await sees(page, 'We are moving the archive.')
  })
})
