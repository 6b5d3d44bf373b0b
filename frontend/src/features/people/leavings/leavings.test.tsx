import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../../kit/testing/render-resource'
import { LeavingDialog } from './leaving-dialog'

test('a last day is entered with the end of access and the successor', async () => {
  const sent = vi.fn<(body: unknown) => object>(() => ({ body: {} }))
  const closed = vi.fn()
  renderPage({
    ...{ path: '/', at: '/', abilities: ['people.open', 'employees.manage'] },
    element: <LeavingDialog employee={{ id: 7, version: 4 } as never} onClose={closed} />,
    answers: {
      'GET /api/employees/lookup': { body: [{ id: 3, label: 'Nora' }] },
      'POST /api/employees/7/leaving': sent,
    },
  })
  fireEvent.mouseDown(await screen.findByLabelText('Successor'))
  fireEvent.click(await screen.findByTitle('Nora'))
  fireEvent.click(screen.getByRole('switch', { name: 'End access now' }))
  fireEvent.click(screen.getByRole('radio', { name: 'Terminated' }))
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(closed).toHaveBeenCalled())
  expect(sent.mock.calls[0]![0]).toMatchObject({
    ...{ status: 'terminated', successorId: 3, immediate: true },
  })
})
