import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { listOf, sentTo } from '../../../kit/testing/answers'
import { renderResource } from '../../../kit/testing/render-resource'
import clients from '../clients/index'
import CardConfirm from './confirm'

const PATH = '/commercial/business-cards'
const CARD = {
  id: 4,
  version: 2,
  status: 'ready',
  jobId: null,
  clientId: null,
  error: null,
  images: [],
  corners: [[{ x: 0, y: 0 }]],
  fields: {
    name: { value: 'Huda Saleh', confidence: 0.93 },
    company: { value: 'Falcon Steel', confidence: 0.75 },
    email: { value: 'huda@falcon.example', confidence: 0.74 },
  },
  duplicates: [],
  rawText: '',
  can: { readAgain: false },
}

const page = (card: object, answers: object = {}) =>
  renderResource(clients, {
    path: `${PATH}/:id`,
    at: `${PATH}/4`,
    element: <CardConfirm />,
    answers: {
      'GET /api/business-cards/4': { body: card },
      'GET /api/business-cards': listOf(),
      ...answers,
    },
  })

test('each field says how sure the reader was of it', async () => {
  page(CARD)
  expect(await screen.findByText(/Certain 93%/)).toHaveClass('ant-tag-green')
  expect(screen.getByText(/Please check 75%/)).toHaveClass('ant-tag-gold')
  expect(screen.getByText(/Doubtful 74%/)).toHaveClass('ant-tag-red')
})

test('what was corrected becomes the client, from the card as it was seen', async () => {
  page(CARD, { 'POST /api/business-cards/4/confirm': { status: 201, body: { id: 88 } } })
  const company = await screen.findByDisplayValue('Falcon Steel')
  await userEvent.type(company, ' Co.')
  await userEvent.click(screen.getByRole('button', { name: /Confirm and add client/ }))
  await waitFor(() =>
    expect(screen.getByTestId('address')).toHaveTextContent('/commercial/clients/88')
  )
  const [sent] = sentTo('POST', '/api/business-cards/4/confirm')
  expect(sent!.ifMatch).toBe('"2"')
  expect(sent!.body).toMatchObject({ name: 'Huda Saleh', company: 'Falcon Steel Co.' })
})

test('what the server refuses stands at its field, and nothing is left', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  page(CARD, {
    'POST /api/business-cards/4/confirm': {
      status: 422,
      body: { message: 'Check the fields', errors: { email: ['Used by another client'] } },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: /Confirm and add client/ }))
  expect(await screen.findByText('Used by another client')).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('Check the fields')
  expect(screen.getByTestId('address')).toHaveTextContent(`${PATH}/4`)
})

test('a card that could not be read is filled in by hand', async () => {
  page({ ...CARD, status: 'failed', error: 'Too dark', fields: null, corners: [null] })
  expect(await screen.findByText(/The text couldn't be read/)).toBeVisible()
  expect(screen.getByText('Too dark')).toBeVisible()
  expect(screen.getByText(/The edges of the card weren't found/)).toBeVisible()
  expect(screen.queryByText(/%$/)).toBeNull()
})

test('a card that is a client already leads to that client', async () => {
  page({ ...CARD, status: 'confirmed', clientId: 9 })
  await waitFor(() =>
    expect(screen.getByTestId('address')).toHaveTextContent('/commercial/clients/9')
  )
})

test('a card is discarded only after a question', async () => {
  page(CARD, { 'DELETE /api/business-cards/4': { status: 204 } })
  await userEvent.click(await screen.findByRole('button', { name: /Discard card/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(sentTo('DELETE', '/api/business-cards/4')).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: /Discard card/ }))
  await waitFor(() => expect(sentTo('DELETE', '/api/business-cards/4')[0]?.ifMatch).toBe('"2"'))
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe(PATH))
})
