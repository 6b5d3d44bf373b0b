import { test } from '@japa/runner'
import { AppError } from '#core/base/app_error'
import { faultText, keptReason, reasonOf, refused, wordsOfKept } from '#core/backup/refusal'

const words = (error: unknown) => {
  const kept = keptReason(reasonOf(error))
  return [wordsOfKept(kept, 'en'), wordsOfKept(kept, 'ar')]
}
const system = (code: string, path?: string) =>
  Object.assign(new Error(`${code}: it says`), { code, path })

test.group('Why a backup came to nothing', () => {
  test('is read in either language, with what it is about', ({ assert }) => {
    const [en, ar] = words(refused('size', { path: 'files/a', found: 1, expected: 2 }))
    assert.equal(en, 'files/a has 1 bytes instead of 2')
    assert.equal(ar, 'حجم files/a هو 1 بايت بدلاً من 2')
  })

  test('names what the operating system and the portal refuse, and keeps what it does not know', ({
    assert,
  }) => {
    assert.equal(words(system('EACCES', '/srv'))[0], 'The portal may not write to /srv (EACCES)')
    assert.match(words(system('ENOSPC', '/srv'))[1]!, /لا توجد مساحة كافية .*\/srv/)
    assert.notMatch(words(new AppError(507, 'DISK_FULL'))[1]!, /DISK_FULL/)
    assert.deepEqual(words(new Error('first line\nsecond')), ['first line', 'first line'])
  })

  test('fits its column however long its values are, quotes among them', ({ assert }) => {
    const kept = keptReason(
      reasonOf(refused('tool_failed', { tool: 'dump', message: '"'.repeat(900) }))
    )
    assert.isAtMost(kept.length, 500)
    assert.match(wordsOfKept(kept, 'en'), /^dump failed: "+…$/)
  })

  test('of before stays as it was written, as a line of portal:verify does', ({ assert }) => {
    assert.equal(wordsOfKept('EACCES: /mnt/share', 'ar'), 'EACCES: /mnt/share')
    assert.equal(faultText('ledger: 1 is not 2', 'ar'), 'ledger: 1 is not 2')
  })
})
