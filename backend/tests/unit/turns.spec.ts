import { test } from '@japa/runner'
import { leftToEmbedded, leftToServices } from '../../scripts/left_out.mjs'
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
    assert.lengthOf(leftToServices('faults'), 0)
  })

  test('the turns of as many commits together ask of each once', ({ assert }) => {
    inCi()
    const turns = [0, 1, 2].map((offset) => inTurn(LETTERS, 3, offset))
    assert.sameMembers(turns.flat(), LETTERS)
    assert.deepEqual(inTurn(LETTERS, 3, 3), turns[0])
    assert.match(turnInWords()!, /^turn \d+: /)
  })

  test('a spec of faults is tried on the embedded portal, on the services, or on both', ({
    assert,
  }) => {
    inCi()
    const [services, embedded] = [leftToServices('faults'), leftToEmbedded('faults')]
    assert.isAbove(services.length, 3)
    assert.isEmpty(services.filter((path) => embedded.includes(path)))
    assert.lengthOf(leftToServices('functional'), 0)
  })
})
