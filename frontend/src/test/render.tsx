import type { ReactElement } from 'react'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { BrowserRouter, useLocation } from 'react-router'
import { queryClient } from '../providers/query-client'
import { ThemeProvider } from '../theme/theme-provider'

function Address() {
  const { pathname, search } = useLocation()
  return <output data-testid="address">{pathname + search}</output>
}

/** Renders inside the theme, the cache and a router; the address is shown as `address`. */
export function renderAt(element: ReactElement, path = '/') {
  window.history.replaceState(null, '', path)
  return render(
    <QueryClientProvider client={queryClient}>
      <ThemeProvider>
        <BrowserRouter>
          {element}
          <Address />
        </BrowserRouter>
      </ThemeProvider>
    </QueryClientProvider>
  )
}
