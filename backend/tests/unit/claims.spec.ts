import { test } from '@japa/runner'
import { CLAIMS, reportClaims, sumClaims } from '../../scripts/battery/claims.mjs'

const line = (claim: string, tried: number, short: number) =>
  `${JSON.stringify({ claim, tried, short })}\n`

const allOnce = () => CLAIMS.map(({ claim }) => line(claim, 1, 0)).join('')

test.group('The table of claims', (group) => {
  const { log } = console
  let printed: string[]
  group.each.setup(() => {
    printed = []
    console.log = (text: string) => void printed.push(text)
    return () => void (console.log = log)
  })

  test('what runs have noted is added up by claim', ({ assert }) => {
    const sums = sumClaims(line('kills', 2, 0) + line('races', 5, 1) + line('kills', 3, 1))
    assert.deepEqual(Object.fromEntries(sums), {
      kills: { tried: 5, short: 1 },
      races: { tried: 5, short: 1 },
    })
  })

  test('is well when everything was tried and nothing fell short', ({ assert }) => {
    assert.equal(reportClaims(sumClaims(allOnce())), 0)
    assert.lengthOf(printed, CLAIMS.length + 1)
    assert.notMatch(printed.join('\n'), /FELL SHORT|NOT TRIED/)
  })

  test('is not when one fell short, or one was never tried', ({ assert }) => {
    for (const { claim, what } of CLAIMS) {
      assert.equal(reportClaims(sumClaims(allOnce() + line(claim, 0, 1))), 1)
      assert.match(
        printed.find((one) => one.startsWith(what))!,
        /FELL SHORT$/
      )
      printed = []
      const without = allOnce().replace(line(claim, 1, 0), '')
      assert.equal(reportClaims(sumClaims(without)), 1)
      assert.match(
        printed.find((one) => one.startsWith(what))!,
        /NOT TRIED$/
      )
      printed = []
    }
    assert.equal(reportClaims(new Map()), 1)
  })
})
