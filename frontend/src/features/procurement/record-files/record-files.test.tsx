import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { listOf, sentTo } from '../../../kit/testing/answers'
import { renderPage } from '../../../kit/testing/render-resource'
import { RecordFilesButton } from './record-files-button'

const FILES = '/api/purchase-orders/7/bills/3/files'
const file = (id: number, name: string, mayDelete: boolean) => ({
  ...{ id, originalFilename: name, mime: 'application/pdf', url: `/api/files/${id}/content` },
  ...{ uploadedAt: '2026-01-05T08:00:00.000Z', uploadedByName: 'Huda Al-Ghamdi' },
  can: { delete: mayDelete },
})

const opened = async (abilities: string[] = []) => {
  renderPage({
    path: '/',
    at: '/',
    element: <RecordFilesButton name="INV-9" path={FILES} write="purchase-orders.bill" />,
    abilities,
    answers: {
      [`GET ${FILES}`]: listOf(file(1, 'invoice.pdf', true), file(2, 'delivery note.pdf', false)),
      [`DELETE ${FILES}/1`]: { status: 204 },
    },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Files of INV-9' }))
  return screen.findByRole('dialog')
}

test('files are listed with who brought them, and one is taken away where that is allowed', async () => {
  const dialog = await opened()
  expect(await within(dialog).findByRole('link', { name: 'invoice.pdf' })).toBeVisible()
  expect(within(dialog).getAllByText('Huda Al-Ghamdi')).toHaveLength(2)
  expect(within(dialog).queryByRole('button', { name: 'Delete delivery note.pdf' })).toBeNull()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete invoice.pdf' }))
  const question = await screen.findByText('Delete this document?')
  const answers = question.closest<HTMLElement>('.ant-modal-root, .ant-modal, [role=dialog]')!
  await userEvent.click(within(answers).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(sentTo('DELETE', `${FILES}/1`)).toHaveLength(1))
})

test('who only reads is offered no place to drop files', async () => {
  const dialog = await opened()
  await within(dialog).findByRole('link', { name: 'invoice.pdf' })
  expect(within(dialog).queryByText('Drop files here or click to browse')).toBeNull()
})

test('who writes the record is', async () => {
  const dialog = await opened(['purchase-orders.bill'])
  expect(await within(dialog).findByText('Drop files here or click to browse')).toBeVisible()
})
