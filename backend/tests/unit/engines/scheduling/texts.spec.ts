import { test } from '@japa/runner'
import fc from 'fast-check'
import { formatDuration, parseDuration, parseLag } from '#engines/scheduling/duration_text'
import { LINK_TYPES } from '#engines/scheduling/network'
import { formatPredecessors, parsePredecessors } from '#engines/scheduling/predecessors_text'

test.group('durations as they are written', () => {
  test('reads {text} as {minutes} minutes')
    .with([
      { text: '3d', minutes: 1440 },
      { text: '3', minutes: 1440 },
      { text: '3d 4h', minutes: 1680 },
      { text: '3D4H', minutes: 1680 },
      { text: '1.5 days', minutes: 720 },
      { text: '2w', minutes: 4800 },
      { text: '90 min', minutes: 90 },
      { text: '٣ي ٤س', minutes: 1680 },
      { text: '٢ أسابيع', minutes: 4800 },
      { text: '٣ أيام، ١ ساعة', minutes: 1500 },
      { text: '١٫٥', minutes: 720 },
      { text: '0', minutes: 0 },
    ])
    .run(({ assert }, { text, minutes }) => {
      assert.equal(parseDuration(text), minutes)
    })

  test('refuses {$self}')
    .with(['', '  ', 'd', '3x', '-3d', '3d foo', 'abc', '3e5d', '1..5d'])
    .run(({ assert }, text) => {
      assert.isNull(parseDuration(text))
    })

  test('counts days and weeks in the hours of the calendar', ({ assert }) => {
    const units = { day: 540, week: 3240 }
    assert.equal(parseDuration('1w 1d', units), 3780)
    assert.equal(formatDuration(3780, units), '7d')
    assert.equal(formatDuration(600, units), '1d 1h')
    assert.equal(formatDuration(600, units, 'ar'), '1ي 1س')
    assert.equal(formatDuration(0, units, 'ar'), '0ي')
  })

  test('reads what it writes', ({ assert }) => {
    const days = fc.integer({ min: 1, max: 1440 })
    fc.assert(
      fc.property(fc.integer({ min: -500_000, max: 500_000 }), days, (minutes, day) => {
        const units = { day, week: day * 5 }
        assert.equal(parseLag(formatDuration(minutes, units), units), minutes)
        assert.equal(parseLag(formatDuration(minutes, units, 'ar'), units), minutes)
      })
    )
  })
})

test.group('predecessors as they are written', () => {
  test('reads {text}')
    .with([
      { text: '3', links: [['3', 'FS', 0]] },
      {
        text: '3FS+2d;5SS',
        links: [
          ['3', 'FS', 960],
          ['5', 'SS', 0],
        ],
      },
      { text: '3+2d', links: [['3', 'FS', 960]] },
      { text: 'A-100', links: [['A-100', 'FS', 0]] },
      { text: 'A-100 ff - 4h', links: [['A-100', 'FF', -240]] },
      {
        text: '٣FS+٢ي، ٥SS',
        links: [
          ['3', 'FS', 960],
          ['5', 'SS', 0],
        ],
      },
      {
        text: '3؛4\n5',
        links: [
          ['3', 'FS', 0],
          ['4', 'FS', 0],
          ['5', 'FS', 0],
        ],
      },
      { text: ' ', links: [] },
    ])
    .run(({ assert }, { text, links }) => {
      const read = parsePredecessors(text)
      assert.deepEqual(read.unread, [])
      assert.deepEqual(
        read.links.map(({ code, type, lag }) => [code, type, lag]),
        links
      )
    })

  test('hands back what it cannot read', ({ assert }) => {
    const { links, unread } = parsePredecessors('3FS+two;4')
    assert.deepEqual(unread, ['3FS+two'])
    assert.lengthOf(links, 1)
  })

  test('a code of an activity stands for itself', ({ assert }) => {
    const codes = new Set(['ROOFFS', 'نقطة-٣'])
    const { links } = parsePredecessors('ROOFFS;ROOFFSSS+1d;نقطة-٣', undefined, (text) =>
      codes.has(text)
    )
    assert.deepEqual(
      links.map(({ code, type }) => [code, type]),
      [
        ['ROOFFS', 'FS'],
        ['ROOFFS', 'SS'],
        ['نقطة-٣', 'FS'],
      ]
    )
  })

  test('reads what it writes', ({ assert }) => {
    const link = fc.record({
      code: fc.stringMatching(/^[AB]-[0-9]{1,4}$/),
      type: fc.constantFrom(...LINK_TYPES),
      lag: fc.integer({ min: -20_000, max: 20_000 }),
    })
    fc.assert(
      fc.property(fc.array(link, { maxLength: 6 }), (links) => {
        const read = parsePredecessors(formatPredecessors(links))
        assert.deepEqual(read, { links, unread: [] })
      })
    )
  })
})
