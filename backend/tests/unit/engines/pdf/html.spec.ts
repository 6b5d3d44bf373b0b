import { test } from '@japa/runner'
import { escapeHtml, html, raw } from '#engines/pdf/html'
import { documentHtml, value } from '#engines/pdf/document'
import { letterhead } from '#engines/pdf/letterhead'
import { cssString, pageMarginsCss } from '#engines/pdf/page_margins'

const ATTACK = `"><script>alert(1)</script><img src=x onerror='a()'>\`&`

test.group('PDF | escaping', () => {
  test('escapes every value, in content and in attributes', ({ assert }) => {
    const markup = html`<td title="${ATTACK}">${ATTACK}</td>`.markup
    assert.notMatch(markup, /<script|<img/)
    assert.equal(markup.match(/"/g)?.length, 2)
    assert.include(markup, '&lt;script&gt;')
    assert.include(markup, '&#39;a()&#39;&gt;&#96;&amp;')
  })

  test('joins arrays, prints nothing for nothing, keeps safe parts', ({ assert }) => {
    const rows = ['a', 'b'].map((cell) => html`<b>${cell}</b>`)
    assert.equal(
      html`${rows}${null}${undefined}${false}${0}${raw('<hr>')}`.markup,
      '<b>a</b><b>b</b>0<hr>'
    )
  })

  test('an object that looks like safe markup is not taken for it', ({ assert }) => {
    const forged = JSON.parse('{"markup":"<script>"}')
    assert.throws(() => html`${forged}`)
  })

  test('drops control characters', ({ assert }) => {
    assert.equal(escapeHtml('a\u0000b\u0007c\u001bd\te\n'), 'abcd\te\n')
  })

  test('values are isolated and print the language of the page first', ({ assert }) => {
    const name = { en: 'Villa', ar: 'فيلا' }
    assert.match(value(name, 'en').markup, /^<span class="pair"><bdi>Villa<\/bdi>/)
    assert.match(value(name, 'ar').markup, /^<span class="pair"><bdi>فيلا<\/bdi>/)
    assert.equal(value({ en: 'Villa', ar: null }, 'ar').markup, '<bdi>Villa</bdi>')
    assert.equal(
      value('قطاع 6060-T6 بطول 6 م', 'ar').markup,
      '<bdi>قطاع <bdi dir="ltr">6060-T6</bdi> بطول 6 م</bdi>'
    )
    assert.equal(value('Alloy 6060-T6', 'ar').markup, '<bdi>Alloy 6060-T6</bdi>')
    assert.include(value('  ', 'en').markup, '–')
  })

  test('a document escapes its title and tells the browser to load nothing', ({ assert }) => {
    const page = documentHtml({ title: '</title><script>', language: 'ar', body: html`<p>x</p>` })
    assert.match(page, /^<!doctype html>\s*<html lang="ar" dir="rtl">/)
    assert.notInclude(page, '<script')
    assert.include(page, `default-src &#39;none&#39;`)
  })

  test('margin texts cannot leave their CSS string', ({ assert }) => {
    const text = '"; } </style><script>{page}\\'
    assert.match(cssString(text), /^"(?:[A-Za-z0-9 .,:]|\\[0-9a-f]+ )*"$/)
    const css = pageMarginsCss({ direction: 'rtl', footer: { start: text } })
    assert.notInclude(css, '</style>')
    assert.include(css, '@bottom-right')
    assert.include(css, 'counter(page)')
  })

  test('a logo must be an embedded raster image', ({ assert }) => {
    const company = { nameEn: 'Binaa', nameAr: 'بناء' }
    for (const logo of [
      'https://example.com/a.png',
      'file:///etc/passwd',
      'data:image/svg+xml;base64,AAAA',
      'data:image/png;base64,AAAA" onerror="x',
    ]) {
      assert.throws(() => letterhead({ ...company, logo }, 'en'), /data URI/)
    }
  })
})
