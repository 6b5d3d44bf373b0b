import { test } from '@japa/runner'
import { styleProblems } from '../../scripts/check_styles.mjs'

const SHEET = 'frontend/src/kit/some.module.css'
const PAGE = 'frontend/src/kit/some.tsx'

test.group('Check of the styles', () => {
  test('a side named {line} is refused in {path}')
    .with([
      { path: SHEET, line: '  margin-left: 4px;' },
      { path: SHEET, line: '  padding-right: var(--gap);' },
      { path: SHEET, line: '  border-left: 1px solid var(--line);' },
      { path: SHEET, line: '  left: 0;' },
      { path: SHEET, line: '  right: calc(100% - 4px);' },
      { path: SHEET, line: '.a { left: auto }' },
      { path: SHEET, line: '  text-align: left;' },
      { path: SHEET, line: '  float: right;' },
      { path: PAGE, line: 'style={{ marginLeft: 8 }}' },
      { path: PAGE, line: 'style={{ paddingRight: 8 }}' },
      { path: PAGE, line: "style={{ left: '50%' }}" },
      { path: PAGE, line: "style={{ textAlign: 'right' }}" },
    ])
    .run(({ assert }, { path, line }) => {
      assert.lengthOf(styleProblems(path, line), 1)
    })

  test('a colour named {line} is refused')
    .with([
      { path: SHEET, line: '  color: #fff;' },
      { path: SHEET, line: '  background: var(--page, #F0F0F0);' },
      { path: PAGE, line: "const COLOURS = { go: '#389e0d' }" },
    ])
    .run(({ assert }, { path, line }) => {
      assert.lengthOf(styleProblems(path, line), 1)
    })

  test('{line} is fine')
    .with([
      { path: SHEET, line: '  margin-inline-start: 4px;' },
      { path: SHEET, line: '  inset-inline-end: 0;' },
      { path: SHEET, line: '  text-align: end;' },
      { path: SHEET, line: '  color: var(--text);' },
      { path: PAGE, line: "orientation={isRtl ? 'right' : 'left'}" },
      { path: PAGE, line: 'left: Record<string, number>' },
      { path: PAGE, line: 'title={`#${order.number}`}' },
      { path: PAGE, line: '// the left: 4px of the picture' },
      { path: 'frontend/src/theme/global.css', line: '  --brand: #0f5f5c;' },
    ])
    .run(({ assert }, { path, line }) => {
      assert.deepEqual(styleProblems(path, line), [])
    })

  test('a sheet outside the theme that is no module is refused', ({ assert }) => {
    assert.lengthOf(styleProblems('frontend/src/kit/some.css', ''), 1)
  })
})
