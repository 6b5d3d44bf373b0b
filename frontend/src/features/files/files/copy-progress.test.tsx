import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderResource } from '../../../kit/testing/render-resource'
import { calls } from '../../../test/fake-api'
import definition from './index'
import { FOLDER, PAGE } from './testing'

const JOB = {
  id: '0190a000-0000-7000-8000-000000000001',
  type: 'files.copy_folder',
  title: 'Copy of the folder Drawings',
  status: 'active',
  progress: 40,
  can: { cancel: true, retry: false, download: false },
}

/** Copies what is ticked into the folder “Drawings”. */
async function copyInto(names: string[]) {
  for (const name of names) await userEvent.click(await screen.findByLabelText(`Select ${name}`))
  await userEvent.click(await screen.findByRole('button', { name: 'Copy' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Copy' }))
  await userEvent.click(await dialog.findByText('Drawings'))
  await userEvent.click(dialog.getByRole('button', { name: 'Copy' }))
}

const readings = () =>
  calls.filter(({ method, url }) => method === 'get' && url?.startsWith('/api/folders?')).length

test('a large folder is copied by a job whose progress is shown, and the files are read at its end', async () => {
  let state = JOB
  renderResource(definition, {
    ...PAGE,
    at: '/files',
    answers: {
      ...PAGE.answers,
      'POST /api/folders/5/copy': { status: 202, body: JOB },
      [`GET /api/jobs/${JOB.id}`]: () => ({ body: state }),
      [`POST /api/jobs/${JOB.id}/cancel`]: () => {
        state = { ...JOB, status: 'cancelled', can: { ...JOB.can, cancel: false, retry: true } }
        return { body: state }
      },
    },
  })
  await copyInto(['Drawings'])
  const dialog = within(await screen.findByRole('dialog', { name: 'Copying' }))
  expect(dialog.getByText('Copy of the folder Drawings')).toBeVisible()
  expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40')
  expect(screen.queryByText(/copied$/)).toBeNull()
  const before = readings()
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(await dialog.findByText('Cancelled')).toBeVisible()
  await waitFor(() => expect(readings()).toBeGreaterThan(before))
})

test('what one request copies shows no progress', async () => {
  renderResource(definition, {
    ...PAGE,
    at: '/files',
    answers: { ...PAGE.answers, 'POST /api/folders/5/copy': { status: 201, body: FOLDER } },
  })
  await copyInto(['Drawings'])
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Copy' })).toBeNull())
  expect(screen.queryByRole('dialog', { name: 'Copying' })).toBeNull()
})
