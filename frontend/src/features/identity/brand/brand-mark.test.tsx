import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../../kit/testing/render-resource'
import { BrandMark, BrandName } from './brand-mark'

const mark = (branding: object) =>
  renderPage({
    path: '/',
    at: '/',
    element: (
      <>
        <BrandMark size={40} />
        <BrandName />
      </>
    ),
    answers: { 'GET /api/branding': { body: branding } },
  })

test('the logo and name of the firm stand where it has some', async () => {
  const { container } = mark({
    companyName: 'Falcon',
    companyNameAr: 'فالكون',
    logoUrl: '/api/branding/logo?v=2',
  })
  expect(await screen.findByText('Falcon')).toBeVisible()
  const logo = container.querySelector('img')!
  expect(logo).toHaveAttribute('src', '/api/branding/logo?v=2')
  expect(logo).toHaveAttribute('alt', '')
})

test('the mark and name of the portal stand until then', () => {
  const { container } = mark({ companyName: null, companyNameAr: null, logoUrl: null })
  expect(container.querySelector('svg[aria-hidden="true"]')).not.toBeNull()
  expect(container.querySelector('img')).toBeNull()
})
