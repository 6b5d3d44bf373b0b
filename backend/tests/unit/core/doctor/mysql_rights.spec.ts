import { test } from '@japa/runner'
import { rightsBeyondRows } from '#core/doctor/mysql_rights'

test.group('Rights of a database account', () => {
  test('reading and writing rows is what the portal needs', ({ assert }) => {
    const grants = [
      "GRANT USAGE ON *.* TO `binaa`@`%` IDENTIFIED BY PASSWORD '*0'",
      'GRANT SELECT, INSERT, UPDATE, DELETE ON `binaa`.* TO `binaa`@`%`',
    ]
    assert.deepEqual(rightsBeyondRows(grants), [])
  })

  test('everything else is named, once', ({ assert }) => {
    assert.deepEqual(rightsBeyondRows(['GRANT ALL PRIVILEGES ON `binaa`.* TO `binaa`@`%`']), [
      'ALL PRIVILEGES',
    ])
    const grants = [
      'GRANT SELECT (id, name), TRIGGER, CREATE TEMPORARY TABLES ON `binaa`.`users` TO `b`@`%`',
      'GRANT SELECT, TRIGGER ON `other`.* TO `b`@`%` WITH GRANT OPTION',
      'GRANT `maintainer`@`%` TO `b`@`%`',
    ]
    assert.deepEqual(rightsBeyondRows(grants), [
      'TRIGGER',
      'CREATE TEMPORARY TABLES',
      'GRANT OPTION',
      '`maintainer`@`%`',
    ])
  })
})
