import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import definition from './index'
import { List, Show } from './pages'

const PATH = '/hr/attendance-sites'
const SITE = {
  ...{ id: 1, version: 3, name: 'North gate', nameAr: 'البوابة الشمالية', projectId: null },
  ...{ projectName: null, latitude: '24.713600', longitude: '46.675300', radiusM: 150 },
  ...{ graceMinutes: 15, opens: '07:00', closes: '16:00', ramadanOpens: null },
  ...{ ramadanCloses: null, active: true, crew: [], codeMadeAt: '2026-11-01T08:00:00.000Z' },
  can: { update: true, delete: true },
}

test('the list links to the site and offers a new one to HR', async () => {
  renderResource(definition, {
    ...{ path: PATH, at: PATH, element: <List />, abilities: ['employees.manage'] },
    answers: { 'GET /api/attendance-sites': { body: [SITE], headers: { 'x-total-count': '1' } } },
  })
  expect(await screen.findByRole('link', { name: 'North gate' })).toHaveAttribute(
    'href',
    `${PATH}/1`
  )
  expect(screen.getByRole('link', { name: /New attendance site/ })).toBeVisible()
})

test('its code is renewed after a confirmation that says what stops', async () => {
  renderResource(definition, {
    ...{ path: `${PATH}/:id`, at: `${PATH}/1`, element: <Show /> },
    answers: {
      'GET /api/attendance-sites/1': { body: SITE },
      'POST /api/attendance-sites/1/code': { body: { ...SITE, version: 4 } },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: /Renew code/ }))
  expect(await screen.findByText('Renew the code of North gate?')).toBeVisible()
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: /Renew code/ }))
  await waitFor(() => {
    const sent = calls.find(({ url }) => url === '/api/attendance-sites/1/code')
    expect(sent?.headers.get('If-Match')).toBe('"3"')
  })
})

test('who may not change it sees no poster', async () => {
  renderResource(definition, {
    ...{ path: `${PATH}/:id`, at: `${PATH}/1`, element: <Show /> },
    answers: {
      'GET /api/attendance-sites/1': {
        body: { ...SITE, can: { update: false, delete: false } },
      },
    },
  })
  expect(await screen.findByText('24.713600')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Print poster/ })).toBeNull()
})
