import { test } from '@japa/runner'
import { provenCookie } from '#core/http/proven_cookies'

/** As much of a request as is requested of it. */
const carrying = (cookies: Record<string, string>) =>
  ({ request: { cookiesList: () => cookies } }) as never

test.group('What a cookie was proven to hold', () => {
  test('is proven once for one text, and again for another text or name', ({ assert }) => {
    let proofs = 0
    const ask = (name: string, cookies: Record<string, string>) =>
      provenCookie(carrying(cookies), name, () => `proof ${++proofs}`)
    assert.equal(ask('one', { one: 's:text' }), 'proof 1')
    assert.equal(ask('one', { one: 's:text' }), 'proof 1')
    assert.equal(ask('one', { one: 's:texts' }), 'proof 2')
    assert.equal(ask('two', { two: 's:text' }), 'proof 3')
    assert.isNull(ask('two', {}))
    assert.equal(proofs, 3)
  })

  test('a forged text is refused each time, also after a true one', ({ assert }) => {
    const ask = (text: string) =>
      provenCookie(carrying({ sid: text }), 'sid', () => (text === 's:true' ? 'id' : null))
    assert.equal(ask('s:true'), 'id')
    assert.isNull(ask('s:forged'))
    assert.isNull(ask('s:forged'))
    assert.equal(ask('s:true'), 'id')
  })
})
