import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ShareButton } from '../../../kit/files/share-button'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import shares from './index'
import List from './list'

const SHARE = {
  id: 3,
  version: 1,
  fileId: 8,
  name: 'A-101.pdf',
  mime: 'application/pdf',
  size: 100,
  recipient: 'Al Noor',
  maxDownloads: 2,
  downloads: 1,
  status: 'open',
  expiresAt: '2026-06-01T10:00:00Z',
  lastDownloadAt: null,
  createdAt: '2026-05-29T10:00:00Z',
  can: { revoke: true },
}

it('lists what was shared and takes a share back with the version that was seen', async () => {
  renderResource(shares, {
    path: '/account/shares',
    at: '/account/shares',
    element: <List />,
    abilities: ['shares.own'],
    answers: {
      'GET /api/shares': { body: [SHARE], headers: { 'x-total-count': '1' } },
      'POST /api/shares/3/revoke': { body: { ...SHARE, status: 'revoked' } },
    },
  })
  expect(await screen.findByText('A-101.pdf')).toBeVisible()
  expect(screen.getByText('1 / 2')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Revoke A-101.pdf' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke' }))
  await waitFor(() => {
    const call = calls.find(({ url }) => url === '/api/shares/3/revoke')
    expect(call?.headers.get('If-Match')).toBe('"1"')
  })
})

it('shows the code of a new share once, with the page where it is entered', async () => {
  renderResource(shares, {
    path: '/account/shares',
    at: '/account/shares',
    element: <ShareButton fileId={8} name="A-101.pdf" />,
    abilities: ['shares.own'],
    answers: {
      'POST /api/shares': { status: 201, body: { ...SHARE, code: '7K2M-0QZR-9W4D-HX1B-6TPC' } },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Share A-101.pdf' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Generate code' }))
  expect(await screen.findByText('7K2M-0QZR-9W4D-HX1B-6TPC')).toBeVisible()
  expect(screen.getByText(/encryption-code$/)).toBeVisible()
  const body = JSON.parse(
    calls.find(({ url, method }) => url === '/api/shares' && method === 'post')?.data
  )
  expect(body).toMatchObject({ fileId: 8, expiresInHours: 72, maxDownloads: 1 })
})
