import type { ReactElement } from 'react'
import { StyleProvider } from '@ant-design/cssinjs'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { BrowserRouter, useLocation } from 'react-router'
import { queryClient } from '../providers/query-client'
import { ThemeProvider } from '../theme/theme-provider'

/** The test environment matches every rule with every element that a query looks at: rules stay outside. */
const outside = document.createElement('div')

function Address() {
  const { pathname, search } = useLocation()
  return <output data-testid="address">{pathname + search}</output>
}

/** Renders inside the theme, the cache and a router; the address is shown as `address`. */
export function renderAt(element: ReactElement, path = '/') {
  window.history.replaceState(null, '', path)
  return render(
    <QueryClientProvider client={queryClient}>
      <StyleProvider container={outside}>
        <ThemeProvider>
          <BrowserRouter>
            {element}
            <Address />
          </BrowserRouter>
        </ThemeProvider>
      </StyleProvider>
    </QueryClientProvider>
  )
}
