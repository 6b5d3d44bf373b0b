import type { Assert } from '@japa/assert'
import type { Answer } from './caller.js'

/** Words that only a stack, a query, a driver or a path would bring into an answer. */
const LEAK =
  /node_modules|\.[jt]s:\d|file:\/\/|\bat [\w.]+ \(|SQLITE|\bER_[A-Z]|SQLSTATE|[kK]nex|[lL]ucid|insert into|select `|update `|\bE_[A-Z]{3,}|TypeError|RangeError|SyntaxError|URIError/
const ARABIC = /[\u0600-\u06ff]/
/** JSON of a text that no column should hold. */
const UNSTORABLE = /\\u0000|\\ud[89a-f][0-9a-f]{2}/i

/** What every answer to bad input shall be: no 5xx, one body of errors, the requested language, no secrets. */
export function assertAnswer(assert: Assert, answer: Answer, name: string) {
  const shown = `${name} → ${answer.status} ${answer.text.slice(0, 300)}`
  assert.isBelow(answer.status, 500, shown)
  assert.isAtLeast(answer.status, 200, shown)
  assert.notMatch(answer.text.slice(0, 20_000), LEAK, shown)
  if (answer.status < 300) return assert.notMatch(answer.text, UNSTORABLE, shown)
  // a browser that comes back from elsewhere reads what was wrong on a page of the portal
  if (answer.status === 302)
    return assert.match(answer.headers.get('location') ?? '', /^\/login\?sso=\w+$/, shown)
  assert.isAtLeast(answer.status, 400, shown)
  assertErrorBody(assert, answer, shown)
}

function assertErrorBody(assert: Assert, answer: Answer, shown: string) {
  assert.match(answer.headers.get('content-type') ?? '', /^application\/json/, shown)
  const { message, code, requestId, errors } = answer.body ?? {}
  assert.match(code ?? '', /^[A-Z][A-Z_]+$/, shown)
  assert.isString(requestId, shown)
  assert.equal(requestId, answer.headers.get('x-request-id'), shown)
  assertLanguage(assert, message, answer.language, shown)
  if (errors === undefined) return
  for (const messages of Object.values(errors)) {
    assert.isArray(messages, shown)
    for (const text of messages as string[]) assertLanguage(assert, text, answer.language, shown)
  }
}

function assertLanguage(assert: Assert, text: unknown, language: 'en' | 'ar', shown: string) {
  assert.isString(text, shown)
  assert.isNotEmpty(text, shown)
  // a key without a text would be answered as itself
  assert.notMatch(text as string, /^errors\.|translation missing/i, shown)
  if (language === 'ar') assert.match(text as string, ARABIC, shown)
  else assert.notMatch(text as string, ARABIC, shown)
}
