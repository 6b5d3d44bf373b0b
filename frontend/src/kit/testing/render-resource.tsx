import type { ReactElement } from 'react'
import { App as AntdApp, ConfigProvider } from 'antd'
import { configure } from '@testing-library/react'
import { Refine } from '@refinedev/core'
import routerProvider from '@refinedev/react-router'
import { Route, Routes } from 'react-router'
import { dataProvider } from '../../providers/data'
import { i18nProvider } from '../../providers/i18n'
import { notificationProvider } from '../../providers/notification'
import { queryClient } from '../../providers/query-client'
import { registerEndpoint } from '../../providers/endpoints'
import { makeUser } from '../../test/factories'
import { fakeApi } from '../../test/fake-api'
import { renderAt } from '../../test/render'
import type { ResourceDefinition } from '../define-resource'

// A page with a table takes its time on a busy machine.
configure({ asyncUtilTimeout: 8000 })

interface Stubs {
  abilities?: string[]
  /** Answers by `METHOD /path`; a function sees the call. Anything else is an empty list. */
  answers?: Record<string, Answer | ((body: unknown) => Answer | Promise<Answer>)>
}

interface Answer {
  status?: number
  body?: unknown
  headers?: Record<string, string>
}

function stub({ abilities = [], answers = {} }: Stubs): void {
  const user = makeUser({ abilities })
  fakeApi((config) => {
    const url = new URL(config.url ?? '', 'http://portal.test')
    if (url.pathname === '/api/auth/current-user') return { body: user }
    const answer = answers[`${(config.method ?? 'get').toUpperCase()} ${url.pathname}`]
    if (typeof answer === 'function') {
      return answer(typeof config.data === 'string' ? JSON.parse(config.data) : config.data)
    }
    if (url.pathname === '/api/lists') return answer ?? { body: {} }
    return answer ?? { body: [], headers: { 'x-total-count': '0' } }
  })
}

type Page = { path: string; at: string; element: ReactElement } & Stubs

/** For tests: a page that belongs to no resource, inside a router, with the API stubbed. */
export function renderPage(page: Page) {
  stub(page)
  return renderAt(
    <ConfigProvider theme={{ token: { motion: false } }}>
      <AntdApp>
        <PageRoutes {...page} />
      </AntdApp>
    </ConfigProvider>,
    page.at
  )
}

function PageRoutes({ path, element }: Page) {
  return (
    <Routes>
      <Route path={path} element={element} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>
  )
}

/** For tests: a page of a resource inside Refine and a router, with the API stubbed. */
export function renderResource(definition: ResourceDefinition, page: Page) {
  stub(page)
  registerEndpoint(definition.name, definition)
  return renderAt(
    // Without motion what opens is visible at once.
    <ConfigProvider theme={{ token: { motion: false } }}>
      <AntdApp>
        <Refine
          dataProvider={dataProvider}
          routerProvider={routerProvider}
          i18nProvider={i18nProvider}
          notificationProvider={notificationProvider}
          resources={[{ name: definition.name, list: definition.path }]}
          options={{ disableTelemetry: true, reactQuery: { clientConfig: queryClient } }}
        >
          <PageRoutes {...page} />
        </Refine>
      </AntdApp>
    </ConfigProvider>,
    page.at
  )
}
