import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { sentTo } from '../../../kit/testing/answers'
import definition from './index'
import MailList from './list'
import type { MailDetail } from './mail'
import MailShow from './show'

const MAIL: MailDetail = {
  ...{ id: 7, kind: 'test', state: 'bounced', subject: 'Purchase order PO-1', attempts: 1 },
  ...{ recipients: 'sales@vendor.example', reason: 'The server refused the address.' },
  ...{ lastError: '550 no such user', createdBy: { id: 1, name: 'Huda' }, sentAt: null },
  createdAt: '2026-03-01T08:00:00.000Z',
  attachments: [{ fileId: 3, name: 'PO-1.pdf', size: 2048 }],
  to: [{ address: 'sales@vendor.example' }],
  ...{ cc: [], replyTo: null, html: '<p>Dear vendor</p>', plain: 'Dear vendor' },
  ...{ resendOfId: null, link: null, can: { cancel: false, resend: true } },
}

const show = (at: string, element: React.ReactElement, answers: object) =>
  renderResource(definition, {
    path: at === '/admin/mails' ? at : '/admin/mails/:id',
    at,
    element,
    answers: answers as Parameters<typeof renderResource>[1]['answers'],
  })

test('the outbox lists mails with their state', async () => {
  show('/admin/mails', <MailList />, {
    'GET /api/mails': { body: [MAIL], headers: { 'x-total-count': '1' } },
  })
  const link = await screen.findByRole('link', { name: 'Purchase order PO-1' })
  expect(link).toHaveAttribute('href', '/admin/mails/7')
  expect(screen.getByText('sales@vendor.example')).toBeVisible()
})

test('a refused mail says why, shows its text apart from the page, and is sent again', async () => {
  show('/admin/mails/7', <MailShow />, {
    'GET /api/mails/7': { body: MAIL },
    'POST /api/mails/7/resend': { status: 201, body: { ...MAIL, id: 8 } },
    'GET /api/mails/8': { body: { ...MAIL, id: 8 } },
  })
  expect(await screen.findByText('550 no such user')).toBeVisible()
  const preview = document.querySelector('iframe')!
  expect(preview).toHaveAttribute('sandbox', '')
  expect(preview.srcdoc).toBe('<p>Dear vendor</p>')
  const name = /Send again/
  await userEvent.click(screen.getByRole('button', { name }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name }))
  await waitFor(() => expect(sentTo('POST', '/api/mails/7/resend')).toHaveLength(1))
})
