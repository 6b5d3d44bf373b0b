import { test } from '@japa/runner'
import { prose } from '#engines/pdf/document'

test.group('Prose of a document', () => {
  test('begins at the side of its first letter', ({ assert }) => {
    assert.include(prose('1. Deliver to المستودع', 'terms').markup, '<p class="terms" dir="ltr">')
    assert.include(prose('١. التسليم إلى Yard B', 'terms').markup, '<p class="terms" dir="rtl">')
  })

  test('keeps its lines, each apart, and codes within Arabic in their own direction', ({
    assert,
  }) => {
    const { markup } = prose('سبيكة 6060-T6 فقط.\nNo substitutes. <b>', 'terms')
    assert.include(
      markup,
      '<bdi>سبيكة <bdi dir="ltr">6060-T6</bdi> فقط.</bdi>\n<bdi>No substitutes. &lt;b&gt;</bdi>'
    )
  })
})
