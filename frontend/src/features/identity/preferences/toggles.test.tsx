import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPage } from '../../../kit/testing/render-resource'
import { LanguageToggle, ThemeToggle } from './toggles'

const shown = (element: React.ReactElement) => renderPage({ path: '/', at: '/', element })

test('the other language is named in itself, and switching turns the page round', async () => {
  shown(<LanguageToggle />)
  const arabic = await screen.findByRole('button', { name: /العربية/ })
  expect(arabic).toHaveAttribute('lang', 'ar')
  await userEvent.click(arabic)
  expect(await screen.findByRole('button', { name: /English/ })).toHaveAttribute('lang', 'en')
  await waitFor(() => expect(document.documentElement).toHaveAttribute('dir', 'rtl'))
})

test('dark mode is a switch that tells its state', async () => {
  shown(<ThemeToggle />)
  const dark = await screen.findByRole('switch')
  expect(dark).toHaveAttribute('aria-checked', 'false')
  await userEvent.click(dark)
  await waitFor(() => expect(screen.getByRole('switch')).toHaveAttribute('aria-checked', 'true'))
})
