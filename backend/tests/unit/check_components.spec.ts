import { test } from '@japa/runner'
import { checkComponents } from '../../scripts/check_components.mjs'

const of = (...files: string[]) =>
  checkComponents(files.map((file) => `frontend/src/features/${file}`))

test.group('Component tests', () => {
  test('a resource is tested when one of its tests renders a component', ({ assert }) => {
    assert.equal(of('sales/orders/list.tsx', 'sales/orders/orders.test.tsx').code, 0)
    assert.equal(of('sales/orders/deep/form.tsx', 'sales/orders/deep/form.test.tsx').code, 0)
    assert.equal(of('sales/orders/order.ts', 'sales/button.tsx').code, 0)
  })

  test('one without is named, whatever its neighbours have', ({ assert }) => {
    const { code, output } = of(
      'sales/orders/list.tsx',
      'sales/orders/order.test.ts',
      'sales/visits/list.tsx',
      'sales/visits/visits.test.tsx'
    )
    assert.equal(code, 1)
    assert.equal(output, 'frontend/src/features/sales/orders: no component test')
  })
})
