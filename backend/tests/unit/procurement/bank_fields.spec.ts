import { test } from '@japa/runner'
import vine from '@vinejs/vine'
import { isMask, maskOf, tailOf } from '#procurement/vendors/bank/mask'
import { accountNumber, iban, swiftCode } from '#procurement/vendors/bank/validator'

const validator = vine.create({
  iban: iban().optional(),
  swift: swiftCode().optional(),
  account: accountNumber().optional(),
})

test.group('Bank fields', () => {
  test('{value} is kept as {kept}')
    .with([
      { field: 'iban', value: 'SA03 8000 0000 6080 1016 7519', kept: 'SA0380000000608010167519' },
      { field: 'iban', value: 'ae07-0331-2345-6789-0123-456', kept: 'AE070331234567890123456' },
      { field: 'iban', value: '****7519', kept: '****7519' },
      { field: 'swift', value: 'rjhisari', kept: 'RJHISARI' },
      { field: 'swift', value: 'DEUTDEFF500', kept: 'DEUTDEFF500' },
      { field: 'account', value: '٦٠٨٠١٠١٦٧', kept: '608010167' },
      { field: 'account', value: '0608-010 167519', kept: '0608-010 167519' },
    ])
    .run(async ({ assert }, { field, value, kept }) => {
      assert.deepEqual(await validator.validate({ [field]: value }), { [field]: kept })
    })

  test('{value} is no {field}')
    .with([
      { field: 'iban', value: 'SA0380000000608010167510' },
      { field: 'iban', value: 'SA038000000060801016751' },
      { field: 'iban', value: 'ZZ0380000000608010167519' },
      { field: 'swift', value: 'RJHI' },
      { field: 'swift', value: 'RJHISARI1' },
      { field: 'account', value: '1' },
      { field: 'account', value: "1' or 1=1" },
    ])
    .run(async ({ assert }, { field, value }) => {
      await assert.rejects(() => validator.validate({ [field]: value }))
    })

  test('masks never show more than half of a number', ({ assert }) => {
    assert.equal(maskOf(tailOf('SA0380000000608010167519')), '****7519')
    assert.equal(tailOf('123456'), '456')
    assert.equal(tailOf('12'), '2')
    assert.isNull(maskOf(null))
    assert.isTrue(isMask('****7519'))
  })
})
