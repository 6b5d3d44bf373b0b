import { test } from '@japa/runner'
import fc from 'fast-check'
import { cleanFileName, contentDisposition, plainFileName } from '#core/storage/file_name'

// eslint-disable-next-line no-control-regex
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069/\\]/

test.group('File names', () => {
  test('keeps no folder and no hidden character', ({ assert }) => {
    assert.equal(cleanFileName('../../etc/passwd', ['pdf']), 'passwd.pdf')
    assert.equal(cleanFileName('C:\\Users\\x\\plan.PDF', ['pdf']), 'plan.pdf')
    assert.equal(cleanFileName('a\u0000b\r\nc.pdf', ['pdf']), 'abc.pdf')
    assert.equal(cleanFileName('invoice\u202efdp.exe', ['pdf']), 'invoicefdp.exe.pdf')
    assert.equal(cleanFileName('....', ['png']), 'file.png')
    assert.equal(cleanFileName('', ['png']), 'file.png')
    assert.equal(cleanFileName('.htaccess', ['png']), 'htaccess.png')
  })

  test('keeps Arabic and an ending that fits', ({ assert }) => {
    assert.equal(cleanFileName('عقد المقاولة.pdf', ['pdf']), 'عقد المقاولة.pdf')
    assert.equal(cleanFileName('photo.JPEG', ['jpg', 'jpeg']), 'photo.jpeg')
    assert.equal(cleanFileName('photo.html', ['jpg', 'jpeg']), 'photo.html.jpg')
  })

  test('is safe and short whatever comes', ({ assert }) => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (raw) => {
        const name = cleanFileName(raw, ['pdf'])
        assert.notMatch(name, UNSAFE)
        assert.isAtMost([...name].length, 200)
        assert.isTrue(
          name.endsWith('.pdf') && name.isWellFormed() && name === name.normalize('NFC')
        )
        assert.notMatch(plainFileName(raw), UNSAFE)
      }),
      { numRuns: 1000 }
    )
  })

  test('writes a header that says the exact name and cannot be broken out of', ({ assert }) => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (raw) => {
        const header = contentDisposition('attachment', raw)
        assert.match(
          header,
          /^attachment; filename="[\x20-\x7e]*"; filename\*=UTF-8''[\w.~%!$&+^`|#-]*$/
        )
        assert.notMatch(header.slice(22, header.indexOf('; filename*') - 1), /["\\]/)
        assert.equal(decodeURIComponent(header.split("UTF-8''")[1]), raw.toWellFormed())
      })
    )
    assert.equal(
      contentDisposition('inline', 'عقد "1".pdf'),
      `inline; filename="___ _1_.pdf"; filename*=UTF-8''%D8%B9%D9%82%D8%AF%20%221%22.pdf`
    )
  })
})
