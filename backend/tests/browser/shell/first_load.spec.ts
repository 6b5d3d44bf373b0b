import { test } from '@japa/runner'
import type { Response } from 'playwright-core'
import { stage } from '#tests/helpers/browser_stage'
import { seesHeading } from '#tests/helpers/browser_steps'

const LOGIN_LIMIT = 300_000
const REQUESTS_LIMIT = 25

test.group('What the first visit fetches', () => {
  test('the login page comes packed, in at most 300 kB of scripts and 25 requests', async ({
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
    const large = unpacked.filter(([, encoding, size]) => encoding !== 'br' && Number(size) > 500)
    assert.deepEqual(large, [])
    const sum = unpacked.reduce((total, [, , size]) => total + Number(size), 0)
    assert.isAbove(sum, 100_000)
    assert.isAtMost(sum, LOGIN_LIMIT)
    assert.isAtMost(answers.length, REQUESTS_LIMIT)
  })

  test('a caller gets the packing that it knows, of the same file', async ({ assert }) => {
    const client = await stage().browser.newContext({ baseURL: stage().portal.origin })
    const ask = (encoding: string) =>
      client.request.get('/early.js', { headers: { 'Accept-Encoding': encoding } })
    const [plain, gzip, best] = await Promise.all(['identity', 'gzip', 'gzip, br'].map(ask))
    assert.isUndefined(plain!.headers()['content-encoding'])
    assert.equal(gzip!.headers()['content-encoding'], 'gzip')
    assert.equal(best!.headers()['content-encoding'], 'br')
    assert.equal(plain!.headers()['content-type'], 'text/javascript; charset=utf-8')
    for (const answer of [gzip!, best!]) assert.equal(await answer.text(), await plain!.text())
    await client.close()
  })

  test('the page is requested again and not sent again, its scripts are kept', async ({
    assert,
  }) => {
    const client = await stage().browser.newContext({ baseURL: stage().portal.origin })
    const first = await client.request.get('/login')
    const { etag } = first.headers()
    assert.equal(first.headers()['cache-control'], 'no-cache')
    const again = await client.request.get('/login', { headers: { 'If-None-Match': etag! } })
    assert.equal(again.status(), 304)
    const [script] = /\/assets\/early-[^"]+\.js/.exec(await first.text())!
    const kept = await client.request.get(script)
    assert.match(kept.headers()['cache-control']!, /max-age=31536000, immutable/)
    await client.close()
  })
})
