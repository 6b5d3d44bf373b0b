import { test } from '@japa/runner'
import { AppError } from '#core/base/app_error'
import { RequestRate } from '#core/limits/request_rate'

function refusal(act: () => void): AppError {
  try {
    act()
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
  throw new Error('not refused')
}

test.group('A rate of requests', () => {
  test('counts each key for itself, tells what is left and refuses more', ({ assert }) => {
    const rate = new RequestRate(2, 600)
    assert.containsSubset(rate.state('a'), { left: 2 })
    rate.spend('a')
    assert.containsSubset(rate.state('a'), { left: 1 })
    rate.spend('a')
    assert.containsSubset(rate.state('b'), { left: 2 })
    const error = refusal(() => rate.spend('a'))
    assert.equal(error.status, 429)
    assert.isAtLeast(Number(error.options.headers!['Retry-After']), 590)
    assert.isAtMost(rate.state('a').left, 0)
  })

  test('begins again with the next window', ({ assert }) => {
    const rate = new RequestRate(1, 0)
    rate.spend('a')
    rate.spend('a')
    assert.equal(rate.state('a').left, 1)
  })
})
