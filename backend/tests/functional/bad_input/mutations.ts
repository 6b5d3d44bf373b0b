const LONG = 20_000
const quoted = (text: string) => JSON.stringify(text)
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

/** What one field is sent instead of its value, as it goes over the wire. */
export const MUTATIONS: Record<string, string> = {
  null: 'null',
  true: 'true',
  zero: '0',
  'negative zero': '-0',
  negative: '-1',
  fraction: '1.5',
  infinite: '1e400',
  'beyond exact': '9007199254740993',
  'beyond 64 bits': '18446744073709551616',
  empty: '""',
  blanks: '" \\t "',
  array: '[]',
  'array of null': '[null]',
  object: '{}',
  operator: '{"$gt":""}',
  prototype: '{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}',
  'nested 200 deep': nested(200),
  'over-long': quoted('x'.repeat(LONG)),
  NUL: '"a\\u0000b"',
  'lone surrogate': '"a\\ud800b"',
  'right-to-left override': '"\\u202egpj.exe"',
  'zero width': '"\\u200b\\u200d\\ufeff"',
  emoji: '"👩‍👩‍👧‍👦🏗️"',
  combining: quoted('e' + '\u0301'.repeat(1000)),
  'Arabic-Indic digits': '"١٢٣٤٥"',
  'infinite as text': '"1e400"',
  'negative as text': '"-5"',
  quotes: `"' OR '1'='1' -- \\"; DROP TABLE users"`,
  markup: '"<img src=x onerror=alert(1)>"',
  template: '"${7*7}{{7*7}}<%= 7*7 %>"',
  'line break': '"a\\r\\nSet-Cookie: a=b"',
  formula: '"=HYPERLINK(1)"',
  path: '"../../etc/passwd"',
}

/** Members that no body has. */
export const EXTRA_MEMBERS: Record<string, string> = {
  id: '987654321',
  $isPersisted: 'true',
  createdBy: '987654321',
  created_by: '987654321',
  updatedAt: '"2020-01-01"',
  number: '"PO-2026-9999"',
  status: '"approved"',
  ownerId: '987654321',
  can: '{"delete":true}',
  constructor: '1',
  toString: '"x"',
  hasOwnProperty: '1',
}

/** Whole bodies that are no JSON object of the expected kind, with their content type. */
export const BODIES: Record<string, { body: string; type?: string }> = {
  'broken JSON': { body: '{"name": ' },
  'no JSON at all': { body: 'name=x' },
  'empty text': { body: '' },
  array: { body: '[{"name":"x"}]' },
  null: { body: 'null' },
  number: { body: '7' },
  text: { body: '"x"' },
  'nested 200 deep': { body: `{"name":${nested(200)}}` },
  'nested 100,000 deep': { body: `{"name":${nested(100_000)}}` },
  prototype: { body: '{"__proto__":{"admin":true}}' },
  'too large': { body: JSON.stringify({ name: 'x'.repeat(600_000) }) },
  'many members': {
    body: JSON.stringify(Object.fromEntries(Array.from({ length: 1001 }, (_, i) => [`f${i}`, i]))),
  },
  form: { body: 'name=x', type: 'application/x-www-form-urlencoded' },
  'plain text': { body: '{"name":"x"}', type: 'text/plain' },
  XML: {
    body: '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
    type: 'application/xml',
  },
  'unknown charset': { body: '{"name":"x"}', type: 'application/json; charset=utf-77' },
  'type without boundary': { body: 'x', type: 'multipart/form-data' },
  'no type': { body: '{"name":"x"}', type: '' },
}

/** The body as JSON text with one member (at `path`) replaced by raw text. */
export function withMember(body: object, path: (string | number)[], raw: string): string {
  const copy = structuredClone(body) as any
  let parent = copy
  for (const step of path.slice(0, -1)) parent = parent[step] ??= {}
  parent[path.at(-1)!] = '@@raw@@'
  return JSON.stringify(copy).replace('"@@raw@@"', () => raw)
}
