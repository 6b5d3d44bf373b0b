import fc from 'fast-check'
import { test } from '@japa/runner'
import { isWithin, outlineOf, sectionSums, sectionText } from '#engines/outline/outline'

test.group('A bill as a tree', () => {
  test('sections and lines of one section are numbered together', ({ assert }) => {
    const paths = ['Facade', 'Facade > East', 'Facade', 'Roof', 'Facade > East > Doors', null, '']
    const { ordinals, sections } = outlineOf(paths)
    assert.deepEqual(ordinals, ['1.1', '1.2.1', '1.3', '2.1', '1.2.2.1', '3.1', '3.2'])
    assert.deepEqual(
      sections.map(({ ordinal, title, level }) => [ordinal, title, level]),
      [
        ['1', 'Facade', 1],
        ['1.2', 'East', 2],
        ['1.2.2', 'Doors', 3],
        ['2', 'Roof', 1],
        ['3', '', 1],
      ]
    )
  })

  test('a title is read whatever the blanks and the sign between', ({ assert }) => {
    assert.equal(sectionText(' A>B ›  C > '), 'A > B > C')
    assert.equal(sectionText(null), '')
    assert.isTrue(isWithin('A > B', 'A'))
    assert.isFalse(isWithin('AB', 'A'))
  })

  test('outer sections come to all that counts, whatever the tree', ({ assert }) => {
    const path = fc.array(fc.constantFrom('A', 'B', 'C'), { maxLength: 4 })
    const line = fc.tuple(path, fc.bigInt({ min: -1_000_000n, max: 1_000_000n }))
    fc.assert(
      fc.property(fc.array(line, { maxLength: 60 }), (lines) => {
        const outline = outlineOf(lines.map(([titles]) => titles.join(' > ')))
        const sums = sectionSums(outline, (index) => lines[index][1])
        const total = lines.reduce((sum, [, amount]) => sum + amount, 0n)
        const outer = outline.sections.map(({ level }, at) => (level === 1 ? sums[at] : 0n))
        assert.equal(
          outer.reduce((sum, amount) => sum + amount, 0n),
          total
        )
        assert.equal(new Set(outline.ordinals).size, lines.length)
      })
    )
  })

  test('time grows with the lines, not with lines times sections', ({ assert }) => {
    const paths = Array.from({ length: 50_000 }, (_, index) => `Section ${index}`)
    const started = performance.now()
    assert.equal(outlineOf(paths).ordinals[49_999], '50000.1')
    assert.isBelow(performance.now() - started, 2000)
  })
})
