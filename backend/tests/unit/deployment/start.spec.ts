import { test } from '@japa/runner'
import { announcement } from '../../../scripts/start.mjs'

const ADDRESS = 'http://127.0.0.1:3333'

test.group('What npm start says', () => {
  test('the demo company comes with its people and their password', ({ assert }) => {
    const text = announcement(ADDRESS, true)
    assert.include(text, ADDRESS)
    assert.match(text, /Sign in as admin, (?:.*\n)+\s+Password\s+Binaa-demo-2026/)
  })

  test('a portal of a firm names neither', ({ assert }) => {
    const text = announcement(ADDRESS, false)
    assert.include(text, ADDRESS)
    assert.include(text, 'portal:setup')
    assert.notMatch(text, /Sign in as|Password|demo/)
  })
})
