import { readFileSync } from 'node:fs'
import { render } from '@testing-library/react'
import { Button, ConfigProvider, Menu, Tabs, Typography } from 'antd'
import { expect, test } from 'vitest'
import { antdTheme } from './tokens'

type Rule = { selector: string; body: string }

const rulesOf = (css: string): Rule[] =>
  [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(
    ([, selectors, body]) =>
      // a comma within brackets does not part two selectors
      selectors!
        .split(/,(?![^(]*\))/)
        .map((selector) => ({ selector: selector.trim(), body: body! }))
  )

/** Weight of a selector without ids: classes, attributes and pseudo-classes, then elements. */
function weightOf(selector: string): number {
  const inner = [...selector.matchAll(/:(?:is|not)\(([^)]*)\)/g)].map(([, list]) =>
    Math.max(...list!.split(',').map(weightOf))
  )
  const rest = selector.replace(/:where\([^)]*\)/g, '').replace(/:(?:is|not)\([^)]*\)/g, '')
  const classes = rest.match(/\.[\w-]+|\[[^\]]*\]|(?<!:):(?!:)[\w-]+/g)?.length ?? 0
  const elements = rest.match(/(^|[\s>+~])[a-z]+\d?|::[\w-]+/g)?.length ?? 0
  return classes * 100 + elements + inner.reduce((sum, weight) => sum + weight, 0)
}

const setsOutline = ({ selector, body }: Rule) =>
  /:focus/.test(selector) && /(^|;)\s*outline:/.test(body)

test('our ring around what has the focus outweighs every outline of the library', () => {
  render(
    <ConfigProvider theme={antdTheme(false)}>
      <Typography.Link href="/clients">Clients</Typography.Link>
      <Button>Save</Button>
      <Tabs items={[{ key: 'a', label: 'A' }]} />
      <Menu items={[{ key: 'a', label: 'A' }]} />
    </ConfigProvider>
  )
  const sheets = [...document.head.querySelectorAll('style')].map(({ innerHTML }) => innerHTML)
  const theirs = rulesOf(sheets.join('\n'))
    .filter(setsOutline)
    // not those of the pointer, nor of tabs as cards, which the portal does not use
    .filter(({ selector }) => !/:focus:not\(:focus-visible\)|:has\(|-tabs-card/.test(selector))
  const ours = rulesOf(readFileSync('src/theme/global.css', 'utf8')).find(({ selector }) =>
    selector.startsWith(':root:root:root')
  )
  expect(ours?.body).toContain('outline: 2px solid var(--brand)')
  for (const part of ['a', 'button', "[role='tab']", "[role='menuitem']"]) {
    expect(ours?.selector).toContain(part)
  }
  const links = theirs.filter(({ selector }) => /^(:where\([^)]*\) ?)?a:/.test(selector))
  expect(links.length).toBeGreaterThan(0)
  for (const { selector } of theirs) {
    expect([selector, weightOf(ours!.selector) > weightOf(selector)]).toEqual([selector, true])
  }
})
