import { describe, expect, it } from 'vitest'
import { makeNotification } from '../../test/factories'
import { badgeText, colorOf, destinationOf, iconOf } from './notification-rules'

describe('badge', () => {
  it.each([
    [0, null],
    [-1, null],
    [1, '1'],
    [99, '99'],
    [100, '99+'],
  ])('shows %i as %s', (count, text) => expect(badgeText(count)).toBe(text))
})

describe('icon', () => {
  it.each([
    ['quotation_approval_rejected', 'people'],
    ['quotation_rejected_after_approved', 'cross'],
    ['purchase_order_approved', 'check'],
    ['quotation_created', 'memo'],
    ['announcement', 'megaphone'],
  ])('of %s is %s', (type, icon) => expect(iconOf(type)).toBe(icon))
})

describe('colour', () => {
  it.each([
    ['urgent', 'red'],
    ['high', 'orange'],
    ['normal', 'blue'],
    ['low', 'gray'],
    ['strange', 'blue'],
  ])('of %s is %s', (priority, color) => expect(colorOf(priority)).toBe(color))
})

describe('click destination', () => {
  const order = { relatedEntityType: 'purchase_order', relatedEntityId: 5 }

  it('takes the own address of the item first', () => {
    const item = makeNotification({ ...order, actionUrl: '/finance' })
    expect(destinationOf(item)).toBe('/finance')
  })

  it('never leaves the portal', () => {
    for (const actionUrl of [
      'https://evil.example',
      '//evil.example',
      '/\t/evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
    ]) {
      expect(destinationOf(makeNotification({ type: 'other', actionUrl }))).toBeNull()
    }
  })

  it('then the approval page of its purchase order, by entity or by type', () => {
    const address = '/procurement/purchase-orders/5/approval'
    expect(destinationOf(makeNotification({ ...order, type: 'quotation_x' }))).toBe(address)
    const byType = makeNotification({ type: 'purchase_order_created', relatedEntityId: 5 })
    expect(destinationOf(byType)).toBe(address)
  })

  it('then the quotation by type', () => {
    const item = makeNotification({ type: 'quotation_created', relatedEntityId: 9 })
    expect(destinationOf(item)).toBe('/engineering/quotations/9')
  })

  it('goes nowhere without an id or a known type', () => {
    expect(destinationOf(makeNotification({ type: 'quotation_created' }))).toBeNull()
    expect(destinationOf(makeNotification({ type: 'news', relatedEntityId: 3 }))).toBeNull()
  })
})
