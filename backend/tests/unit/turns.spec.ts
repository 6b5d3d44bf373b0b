import { test } from '@japa/runner'
import { leftToEmbedded, leftToLaterTurn, leftToServices } from '../../scripts/left_out.mjs'
import { timedSpecs } from '../../scripts/spec_seconds.mjs'
import { inTurn, turnInWords } from '../../scripts/turns.mjs'

const LETTERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

test.group('Turns of long sweeps', (group) => {
  group.each.setup(() => {
    const { CI, EVERY_SPEC } = process.env
    return () => {
      Object.assign(process.env, { CI: CI ?? '', EVERY_SPEC: EVERY_SPEC ?? '' })
    }
  })
  const inCi = () => Object.assign(process.env, { CI: 'true', EVERY_SPEC: '' })

  test('outside CI, and where all is wanted, everything is asked', ({ assert }) => {
    process.env.CI = ''
    assert.deepEqual(inTurn(LETTERS, 3), LETTERS)
    assert.isNull(turnInWords())
    Object.assign(process.env, { CI: 'true', EVERY_SPEC: '1' })
    assert.deepEqual(inTurn(LETTERS, 3), LETTERS)
    for (const suite of ['faults', 'functional']) assert.lengthOf(leftToServices(suite), 0)
    assert.isEmpty(leftToLaterTurn('browser'))
  })

  test('the turns of as many commits together ask of each once', ({ assert }) => {
    inCi()
    const turns = [0, 1, 2].map((offset) => inTurn(LETTERS, 3, offset))
    assert.sameMembers(turns.flat(), LETTERS)
    assert.deepEqual(inTurn(LETTERS, 3, 3), turns[0])
    assert.match(turnInWords()!, /^turn \d+: /)
  })

  test('a spec of faults and of the API runs on the embedded portal, on the services, or on both', ({
    assert,
  }) => {
    inCi()
    for (const suite of ['faults', 'functional']) {
      const [services, embedded] = [leftToServices(suite), leftToEmbedded(suite)]
      assert.isAbove(services.length, 3)
      assert.isEmpty(services.filter((path) => embedded.includes(path)))
    }
    const api = timedSpecs('functional').length
    assert.isAbove(leftToServices('functional').length, api / 5)
    assert.isBelow(leftToServices('functional').length, api / 3)
    assert.lengthOf(leftToServices('unit'), 0)
  })

  test('five sixths of the browser and half of departments’ API are left to a later turn in CI', ({
    assert,
  }) => {
    inCi()
    const all = timedSpecs('browser').length
    assert.closeTo(leftToLaterTurn('browser').length, (all * 5) / 6, 1)
    const later = leftToLaterTurn('functional')
    const here = [...leftToServices('functional'), ...leftToEmbedded('functional')]
    assert.isAbove(later.length, 10)
    assert.isEmpty(later.filter((path) => leftToServices('functional').includes(path)))
    assert.isEmpty(later.filter((path) => !here.includes(path)))
    assert.isEmpty(later.filter((path) => /functional\/(access|commands|identity)\//.test(path)))
    assert.isEmpty(leftToLaterTurn('faults'))
    process.env.CI = ''
    assert.isEmpty(leftToLaterTurn('browser'))
    assert.isEmpty(leftToLaterTurn('functional'))
  })

  test('what is asked for two commits running is asked in both of its own turns', ({ assert }) => {
    inCi()
    const turns = [0, 1].map((offset) => inTurn(LETTERS, 2, offset, 2))
    assert.sameMembers(turns.flat(), LETTERS)
  })
})
