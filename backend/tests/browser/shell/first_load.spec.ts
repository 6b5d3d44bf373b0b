import { test } from '@japa/runner'
import type { Response } from 'playwright-core'
import { stage } from '#tests/helpers/browser_stage'
import { seesHeading } from '#tests/helpers/browser_steps'

const LOGIN_LIMIT = 300_000

test.group('What the first visit fetches', () => {
  test('the login page comes packed, in at most 300 kB of scripts', async ({
    assert,
    test: current,
  }) => {
    // a profile of its own: the others have fetched everything before
    const page = await stage().visit({ test: current }, { width: 1441 })
    const answers: Response[] = []
    page.on('response', (response) => answers.push(response))
    await page.goto('/login')
    await seesHeading(page, 'Sign in')
    await page.waitForLoadState('networkidle')
    const scripts = answers.filter((response) => response.request().resourceType() === 'script')
    const unpacked = await Promise.all(
      scripts.map(async (response) => [
        response.url(),
        await response.headerValue('content-encoding'),
        (await response.request().sizes()).responseBodySize,
      ])
    )
    const large = unpacked.filter(([, encoding, size]) => encoding !== 'gzip' && Number(size) > 500)
    assert.deepEqual(large, [])
    const sum = unpacked.reduce((total, [, , size]) => total + Number(size), 0)
    assert.isAbove(sum, 100_000)
    assert.isAtMost(sum, LOGIN_LIMIT)
  })

  test('a caller that cannot unpack gets the same file as it is', async ({ assert }) => {
    const client = await stage().browser.newContext({ baseURL: stage().portal.origin })
    const ask = (encoding: string) =>
      client.request.get('/theme.js', { headers: { 'Accept-Encoding': encoding } })
    const [plain, packed] = await Promise.all([ask('identity'), ask('gzip')])
    assert.isUndefined(plain.headers()['content-encoding'])
    assert.equal(plain.headers()['content-type'], 'text/javascript; charset=utf-8')
    assert.equal(await plain.text(), await packed.text())
    await client.close()
  })
})
