import { test } from '@japa/runner'
import {
  dateTime,
  daysBetween,
  decimal,
  gregorianDate,
  hijriDate,
  money,
  quantity,
  shortDate,
  unitRate,
} from '#engines/pdf/print_formats'

test.group('PDF | dates and figures', () => {
  test('Hijri dates follow Umm al-Qura', ({ assert }) => {
    assert.equal(hijriDate('2022-03-03', 'en'), '30 Rajab 1443 AH')
    assert.equal(hijriDate('2022-03-03', 'ar'), '30 رجب 1443 هـ')
  })

  test('Gregorian dates name the month in the language, with Latin figures', ({ assert }) => {
    assert.equal(gregorianDate('2026-11-21', 'en'), '21 Nov 2026')
    assert.equal(gregorianDate('2026-11-21', 'ar'), '21 نوفمبر 2026')
    assert.equal(shortDate('2026-11-21'), '2026-11-21')
  })

  test('refuses what is no date', ({ assert }) => {
    for (const wrong of ['21/11/2026', '2026-13-01', '', '2026-11-21T00:00:00Z']) {
      assert.throws(() => shortDate(wrong), /YYYY-MM-DD/)
    }
    assert.throws(() => dateTime('yesterday', 'UTC'), /ISO instant/)
  })

  test('instants are shown in the zone requested', ({ assert }) => {
    assert.equal(dateTime('2026-11-21T22:05:00Z', 'Asia/Riyadh'), '2026-11-22 01:05')
  })

  test('days between dates, over a change of clocks too', ({ assert }) => {
    assert.equal(daysBetween('2026-03-01', '2026-04-01'), 31)
    assert.equal(daysBetween('2026-11-21', '2026-11-20'), -1)
  })

  test('amounts keep every digit', ({ assert }) => {
    assert.equal(money('1234567.5'), '1,234,567.50')
    assert.equal(money('-0.05'), '-0.05')
    assert.equal(money('90071992547409931.25'), '90,071,992,547,409,931.25')
    assert.equal(unitRate('45.5000'), '45.50')
    assert.equal(unitRate('45.1234'), '45.1234')
    assert.equal(quantity('12.0000'), '12')
    assert.equal(quantity('1200.2500'), '1,200.25')
    assert.equal(decimal('007', 1, 1), '7.0')
  })

  test('refuses amounts it would have to round or guess', ({ assert }) => {
    for (const wrong of ['1.005', '1e3', '1,000', '', 'NaN', ' 1']) {
      assert.throws(() => money(wrong))
    }
  })
})
