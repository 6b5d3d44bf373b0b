import { test } from '@japa/runner'
import { plainFigure } from '#engines/money/plain_figure'

test.group('Figures of spreadsheets', () => {
  test('lose the separators between thousands and a sign of percent, nothing else', ({
    assert,
  }) => {
    for (const [written, plain] of [
      ['1,250,000.50', '1250000.50'],
      ['12,000', '12000'],
      ['١٬٢٥٠', '١٢٥٠'],
      ['10 %', '10'],
      ['10٪', '10'],
      ['1,5', '1,5'],
      ['1,25,000', '1,25,000'],
      ['1.250.000,50', '1.250.000,50'],
      ['250.75', '250.75'],
    ])
      assert.equal(plainFigure(written!), plain)
  })
})
