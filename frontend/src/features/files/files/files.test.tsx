import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import definition from './index'
import { FILE, list, PAGE, QUOTATION, TOP } from './testing'

test('a file that was drawn small shows its picture, and its icon where that does not load', async () => {
  const drawn = { ...FILE, thumbnailUrl: '/api/files/9/thumbnail?v=2' }
  const answers = { ...PAGE.answers, 'GET /api/files': list([drawn]) }
  const { container } = renderResource(definition, { ...PAGE, answers, at: '/files' })
  expect(await screen.findByRole('button', { name: 'S-201.pdf' })).toBeVisible()
  const picture = container.querySelector<HTMLImageElement>(
    'img[src="/api/files/9/thumbnail?v=2"]'
  )!
  expect(picture.loading).toBe('lazy')
  fireEvent.error(picture)
  expect(container.querySelector('img[src^="/api/files/9"]')).toBeNull()
  expect(container.querySelector('.anticon-file-pdf')).not.toBeNull()
})

test('a folder shows what lies in it: folders first, files with version and warning', async () => {
  renderResource(definition, { ...PAGE, at: '/files' })
  expect(await screen.findByRole('button', { name: 'S-201.pdf' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Drawings' })).toBeVisible()
  expect(screen.getByLabelText('Restricted')).toBeVisible()
  expect(screen.getByText('Version 2')).toBeVisible()
  expect(screen.getByText('Superseded – see C')).toBeVisible()
  expect(await screen.findByRole('tree', { name: 'Folders' })).toBeVisible()
})

test('F2 renames the row and Delete asks before the trash', async () => {
  renderResource(definition, { ...PAGE, at: '/files' })
  const row = (await screen.findByRole('button', { name: 'S-201.pdf' })).closest('tr')!
  row.focus()
  await userEvent.keyboard('{F2}')
  const input = within(await screen.findByRole('dialog')).getByLabelText('Name')
  await userEvent.clear(input)
  await userEvent.type(input, 'S-202')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(
      calls.some(({ method, data }) => method === 'patch' && data === '{"name":"S-202"}')
    ).toBe(true)
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  screen.getByRole('button', { name: 'S-201.pdf' }).closest('tr')!.focus()
  await userEvent.keyboard('{Delete}')
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText('S-201.pdf')).toBeVisible()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Move to trash' }))
  await waitFor(() => {
    const sent = calls.find(({ url }) => url === '/api/files/trash')
    expect(JSON.parse(String(sent?.data))).toEqual({ files: [{ id: 9, version: 3 }], folders: [] })
  })
})

test('a search says where it was found, and an empty place says so', async () => {
  renderResource(definition, {
    ...PAGE,
    at: '/files?q=aramco',
    answers: {
      ...PAGE.answers,
      'GET /api/files': list([{ ...FILE, snippet: '… letter to Aramco …' }]),
    },
  })
  expect(await screen.findByText('… letter to Aramco …')).toBeVisible()
})

test('who may only look is offered no change', async () => {
  const none = { upload: false, createFolder: false, grant: false }
  renderResource(definition, {
    ...PAGE,
    at: '/files',
    answers: {
      ...PAGE.answers,
      'GET /api/folders/1': { body: { ...TOP, can: none, breadcrumbs: [] } },
      'GET /api/folders': list([]),
      'GET /api/files': list([]),
    },
  })
  expect(await screen.findByText('This folder is empty')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'New folder' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Permissions' })).toBeNull()
})

test('a record without a folder shows nothing of the place that was open before', async () => {
  renderResource(definition, {
    ...PAGE,
    at: '/files',
    answers: {
      ...PAGE.answers,
      'GET /api/folders/records/quotations': list([QUOTATION]),
      'GET /api/folders/records/quotations/3': { body: QUOTATION },
    },
  })
  expect(await screen.findByRole('button', { name: 'S-201.pdf' })).toBeVisible()
  const tree = within(await screen.findByRole('tree', { name: 'Folders' }))
  await userEvent.click(await tree.findByText('Quotations'))
  await userEvent.click(await screen.findByRole('link', { name: /Tower/ }))
  expect(await screen.findByText('No files yet')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Drawings' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'S-201.pdf' })).toBeNull()
})
