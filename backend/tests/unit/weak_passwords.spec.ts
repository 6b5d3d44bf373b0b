import { test } from '@japa/runner'
import { AppError } from '#core/base/app_error'
import { commonPasswords } from '#identity/shared/common_passwords'
import { requireStrongPasscode, requireStrongPassword } from '#identity/shared/password'

const refuses = (check: () => void) => {
  try {
    check()
    return false
  } catch (error) {
    if (error instanceof AppError && error.status === 422) return true
    throw error
  }
}

test.group('Weak passwords', () => {
  test('are those of the list, however they are spelled or lengthened', ({ assert }) => {
    assert.isAbove(commonPasswords().size, 9000)
    for (const password of [
      'P@ssw0rd2026!',
      'Password-1234',
      'letmein2026!!',
      'letmeinletmein',
      'Dragon_20262026',
      '2026-monkey-1',
      'Superman!2026',
      'qwertyuiop123',
      'poiuytrewq99',
      'abcdefghijklmn',
      'zyxwvutsrqponm',
      '123456789012',
      '847139205518',
      'asdasdasdasd12',
      'aaaaaaaaaaaa',
      'Noor.Ali-2026-x',
      'passwordmonkey',
      'Password2026Password',
      'welcomeadmin1',
      'P@ssw0rd-m0nkey',
      'iloveyou-monkey',
      'dragon dragon1',
      'p.a.s.s.w.o.r.d',
      'qwertyasdfghzxcvbn',
      'zaq12wsxcde3',
      'abcd1234abcd',
      'Binaa-demo-2026',
      'Binaa@2026!!',
    ])
      assert.isTrue(
        refuses(() => requireStrongPassword(password, 'noor.ali')),
        password
      )
  })

  test('are no long sentences, made words or random signs', ({ assert }) => {
    for (const password of [
      'Granite-and-glass-9',
      'Quarry of sandstone 4',
      'correct horse battery',
      'x7Kp-92mQ-vv41-Tt',
      'حديد وزجاج وحجر رملي',
      'eO8vVQ2n0bqk1xZsJ6mY',
    ])
      assert.isFalse(
        refuses(() => requireStrongPassword(password, 'noor.ali')),
        password
      )
  })
})

test.group('Weak passcodes', () => {
  test('repeat, count, or are the person’s own number', ({ assert }) => {
    for (const passcode of [
      '000000',
      '111111',
      '121212',
      '123123',
      '123456',
      '654321',
      '456789',
      '890123',
      '246802',
      '112211',
      '551234',
      '501234567',
    ])
      assert.isTrue(
        refuses(() => requireStrongPasscode(passcode, ['noor', '+966 50 123 4567', '0555 1234'])),
        passcode
      )
    for (const passcode of ['246813', '481516', '902174'])
      assert.isFalse(
        refuses(() => requireStrongPasscode(passcode, ['noor', null])),
        passcode
      )
  })
})
