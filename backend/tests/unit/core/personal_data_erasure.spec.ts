import { test } from '@japa/runner'
import { personalAreas, type PersonalArea } from '#core/personal_data/areas'
import { AREA_LABELS } from '#administration/personal_data/labels'
import { KEEP_REASONS, kindOfErasure, pseudonymOf } from '#core/personal_data/erasure_rule'
import { areasInOrder } from '#core/personal_data/erasure_plan'

const replaced = (area: PersonalArea) =>
  typeof area.erase === 'object' && 'replace' in area.erase ? area.erase : null

const keptColumns = (area: PersonalArea): string[] =>
  Object.values(replaced(area)?.keep ?? {}).flatMap((columns) => [...columns])

test.group('Erasure of personal data', () => {
  test('every area says what becomes of its rows', ({ assert }) => {
    assert.isAbove(personalAreas().length, 40)
    const names = personalAreas().map(({ name }) => name)
    assert.lengthOf([...new Set(names)], names.length)
    for (const area of personalAreas()) {
      assert.exists(area.erase, area.name)
      assert.property(AREA_LABELS, area.name)
      const how = kindOfErasure(area.erase)
      if (how === 'keep') assert.include(KEEP_REASONS, (area.erase as { keep: never }).keep)
      if (how !== 'delete' && !area.unneeded) assert.notExists(area.remove, area.name)
    }
  })

  test('every shown column is replaced, or kept for a reason', ({ assert }) => {
    for (const area of personalAreas()) {
      const erase = replaced(area)
      if (!erase) continue
      const kept = keptColumns(area)
      const open = area.columns.filter((one) => !(one in erase.replace) && !kept.includes(one))
      assert.deepEqual(open, [], area.name)
      assert.deepEqual(
        kept.filter((one) => one in erase.replace || !area.columns.includes(one)),
        [],
        area.name
      )
      assert.isNotEmpty(Object.keys(erase.replace), area.name)
    }
  })

  test('books, pay, documents and the log are never among what goes', ({ assert }) => {
    const tables = [
      ...['audit_logs', 'invoices', 'receipts', 'contracts', 'cheques', 'quotations', 'projects'],
      ...['purchase_orders', 'month_sheet_lines', 'pay_rates', 'settlements', 'leave_entries'],
      ...['employee_bank_accounts', 'dunning_letters', 'client_refunds', 'invoice_write_offs'],
    ]
    for (const table of tables) {
      const areas = personalAreas().filter((area) => area.table === table)
      assert.isNotEmpty(areas, table)
      for (const { erase } of areas) assert.equal(kindOfErasure(erase), 'keep', table)
    }
  })

  test('what others are found by goes last, a contact after its further addresses', ({
    assert,
  }) => {
    const names = areasInOrder().map(({ name }) => name)
    const at = (name: string) => names.indexOf(name)
    assert.isBelow(at('mails_received'), at('account'))
    assert.isBelow(at('contact_activities'), at('contact_points'))
    assert.isBelow(at('contact_points'), at('contact'))
    assert.isBelow(at('business_cards'), at('contact'))
  })

  test('a pseudonym tells people apart in both languages', ({ assert }) => {
    const { en, ar } = pseudonymOf(123)
    assert.equal(en, 'Erased person 123')
    assert.match(ar, /123$/)
    assert.notEqual(en, pseudonymOf(124).en)
  })
})
