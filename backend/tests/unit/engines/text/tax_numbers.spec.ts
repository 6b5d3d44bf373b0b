import { test } from '@japa/runner'
import { isTaxNumberOf } from '#engines/text/tax_numbers'

test.group('Tax numbers of the Gulf', () => {
  test('are written as their country writes them', ({ assert }) => {
    const fit = [
      ['300000000000003', 'SA'],
      ['100123456700003', 'AE'],
      ['200000098765432', 'BH'],
      ['OM1100123456', 'OM'],
      ['anything', 'EG'],
    ] as const
    for (const [number, country] of fit) assert.isTrue(isTaxNumberOf(number, country), country)
  })

  test('one of another country, too short a one, or one of a country without VAT does not fit', ({
    assert,
  }) => {
    const wrong = [
      ['100123456700003', 'SA'],
      ['300000000000003', 'AE'],
      ['10012345670000', 'AE'],
      ['20000009876543', 'BH'],
      ['1100123456', 'OM'],
      ['OM110012345', 'OM'],
      ['100000000000003', 'KW'],
      ['100000000000003', 'QA'],
    ] as const
    for (const [number, country] of wrong) assert.isFalse(isTaxNumberOf(number, country), country)
  })
})
