import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { sentTo } from '../../../kit/testing/answers'
import { renderPage } from '../../../kit/testing/render-resource'
import ApiTokensPage from './api-tokens-page'
import { TOKENS } from './token'

const OPEN = { tokens: [], abilities: ['vendors.view', 'vendors.manage', 'materials.view'] }
const MADE = {
  id: 1,
  name: 'Reports',
  ending: 'x3Fq',
  abilities: ['vendors.view'],
  createdAt: '2026-03-01T08:00:00.000Z',
  expiresAt: '2026-06-01T08:00:00.000Z',
  lastUsedAt: null,
  lastUsedIp: null,
  revokedAt: null,
  inForce: true,
}

const open = (answers: Parameters<typeof renderPage>[0]['answers']) =>
  renderPage({
    path: '/account/api-tokens',
    at: '/account/api-tokens',
    element: <ApiTokensPage />,
    answers,
  })

async function fill() {
  await userEvent.click(await screen.findByRole('button', { name: /New token/ }))
  await userEvent.type(screen.getByLabelText('Name'), 'Reports')
  await userEvent.type(screen.getByLabelText('Rights'), 'Materials')
  await userEvent.click(await screen.findByText('Materials: view'))
  await userEvent.type(screen.getByLabelText('Current password'), 'my own')
  await userEvent.click(screen.getByRole('button', { name: 'Create token' }))
}

test('a token is made with chosen rights and shown once', async () => {
  let answer: typeof OPEN | { tokens: (typeof MADE)[]; abilities: string[] } = OPEN
  open({
    [`GET ${TOKENS}`]: () => ({ body: answer }),
    [`POST ${TOKENS}`]: { status: 201, body: { ...MADE, token: 'binaa_secret-x3Fq' } },
  })
  expect(await screen.findByText('No tokens yet')).toBeVisible()
  await fill()
  expect(await screen.findByText('binaa_secret-x3Fq')).toBeVisible()
  expect(sentTo('POST', TOKENS)[0]!.body).toEqual({
    name: 'Reports',
    abilities: ['materials.view'],
    days: 90,
    currentPassword: 'my own',
  })
  answer = { ...OPEN, tokens: [MADE] }
  await userEvent.click(screen.getByRole('button', { name: 'I have copied it' }))
  expect(await screen.findByText('Vendors: view')).toBeVisible()
  expect(screen.queryByText('binaa_secret-x3Fq')).toBeNull()
})

test('what the server refuses stands beside the field', async () => {
  open({
    [`GET ${TOKENS}`]: { body: OPEN },
    [`POST ${TOKENS}`]: {
      status: 422,
      body: { errors: { currentPassword: ['The password is wrong.'] } },
    },
  })
  await fill()
  expect(await screen.findByText('The password is wrong.')).toBeVisible()
})
