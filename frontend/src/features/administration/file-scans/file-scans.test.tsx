import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Schema } from '../../../api/types'
import { sentTo } from '../../../kit/testing/answers'
import { renderResource } from '../../../kit/testing/render-resource'
import definition from './index'
import ScanList from './list'

const SCAN: Schema<'FileScan'> = {
  ...{ id: 4, version: 2, fileId: 9, name: 'offer.pdf', sha256: 'ab'.repeat(32), size: 68 },
  ...{ state: 'infected', signature: 'Eicar-Signature', engine: 'ClamAV 1.4.3', problem: null },
  ...{ reason: null, createdAt: '2026-03-01T02:00:00.000Z', scannedAt: null, createdBy: null },
  can: { remove: true, rescan: true },
}

function show(scanner: object | null) {
  renderResource(definition, {
    ...{ path: '/admin/file-scans', at: '/admin/file-scans', element: <ScanList /> },
    abilities: ['file-scans.manage'],
    answers: {
      'GET /api/file-scans': { body: [SCAN], headers: { 'x-total-count': '1' } },
      'GET /api/file-scans/scanner': { body: { scanner } },
      'POST /api/file-scans/4/removal': { body: { ...SCAN, state: 'removed' } },
    },
  })
}

test('an infected file is listed with what was found, and its content deleted for a reason', async () => {
  show({ answers: true, version: 'ClamAV 1.4.3', signatureDays: 1, isOld: false })
  expect(await screen.findByText('Eicar-Signature')).toBeVisible()
  expect(await screen.findByText(/signatures are 1 day old/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Delete content' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.type(screen.getByLabelText('Reason'), 'Malware')
  const confirm = [...dialog.querySelectorAll('button')].find(
    (one) => one.textContent === 'Delete content'
  )
  await userEvent.click(confirm!)
  await waitFor(() => expect(sentTo('POST', '/api/file-scans/4/removal')).toHaveLength(1))
  const [sent] = sentTo('POST', '/api/file-scans/4/removal')
  expect(sent!.body).toEqual({ reason: 'Malware' })
  expect(sent!.ifMatch).toBe('"2"')
})

test('says that the scanner is away', async () => {
  show({ answers: false, version: null, signatureDays: null, isOld: false })
  expect(await screen.findByText("The virus scanner doesn't respond.")).toBeVisible()
})

test('says that there is none', async () => {
  show(null)
  expect(await screen.findByText(/No virus scanner is set up/)).toBeVisible()
})
