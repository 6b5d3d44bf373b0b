import { StyleProvider } from '@ant-design/cssinjs'
import { render } from '@testing-library/react'
import { Button, ConfigProvider } from 'antd'
import { beforeEach, expect, it } from 'vitest'
import { lastingStyles } from './style-cache'
import { antdTheme } from './tokens'

const sheets = () => [...document.head.querySelectorAll('style')]
const holding = (text: string) => sheets().filter((sheet) => sheet.innerHTML.includes(text))

// other files may have drawn in the same document
beforeEach(() => sheets().forEach((sheet) => sheet.remove()))

function screenWith(isDark: boolean, hasButton: boolean, cache: ReturnType<typeof lastingStyles>) {
  return (
    <StyleProvider cache={cache}>
      <ConfigProvider theme={antdTheme(isDark)}>
        {hasButton ? <Button>Send</Button> : null}
      </ConfigProvider>
    </StyleProvider>
  )
}

it('keeps what a sheet was made into when its last user goes', () => {
  const cache = lastingStyles()
  let made = 0
  const use = () => cache.opUpdate('style%Button', (known) => known ?? [1, [`sheet ${++made}`]])
  use()
  cache.opUpdate('style%Button', () => null)
  use()
  expect(made).toBe(1)
  expect(cache.opGet('style%Button')).toEqual([0, expect.any(Array)])
})

it('puts a sheet in for its first users only', () => {
  const cache = lastingStyles()
  const { rerender } = render(screenWith(false, true, cache))
  expect(holding('.ant-btn{outline')).toHaveLength(1)
  holding('.ant-btn{outline')[0]!.remove()
  rerender(screenWith(false, false, cache))
  rerender(screenWith(false, true, cache))
  expect(holding('.ant-btn{outline')).toEqual([])
})

it('puts the variables in for their first users only', () => {
  const cache = lastingStyles()
  const { rerender } = render(
    <StyleProvider cache={cache}>
      <ConfigProvider theme={antdTheme(false)}>
        <Button key="first">Send</Button>
      </ConfigProvider>
    </StyleProvider>
  )
  const variables = ['--ant-color-bg-layout:', '--ant-button-default-color:']
  for (const text of variables) {
    expect(holding(text)).toHaveLength(1)
    holding(text)[0]!.remove()
  }
  rerender(
    <StyleProvider cache={cache}>
      <ConfigProvider theme={antdTheme(false)}>
        <Button key="first">Send</Button>
        <Button key="second">Keep</Button>
      </ConfigProvider>
    </StyleProvider>
  )
  for (const text of variables) expect(holding(text)).toEqual([])
})

it('follows the theme there and back', () => {
  const cache = lastingStyles()
  const page = (isDark: boolean) => antdTheme(isDark).token!.colorBgLayout!
  const { rerender } = render(screenWith(false, true, cache))
  for (const isDark of [true, false, true]) {
    rerender(screenWith(isDark, false, cache))
    rerender(screenWith(isDark, true, cache))
    expect(holding(`--ant-color-bg-layout:${page(isDark)}`)).toHaveLength(1)
    expect(holding(`--ant-color-bg-layout:${page(!isDark)}`)).toHaveLength(0)
    expect(holding('.ant-btn{outline').length).toBeGreaterThan(0)
    // the variables of a component are those of one theme: the other's would stand beside them
    expect(holding('--ant-button-default-color:')).toHaveLength(1)
  }
  // nothing but a sheet's own text is ever written into it
  expect(sheets().filter(({ innerHTML }) => !innerHTML.includes('{'))).toEqual([])
})
