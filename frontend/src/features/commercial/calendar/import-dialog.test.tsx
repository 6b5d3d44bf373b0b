import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ResourceDefinition } from '../../../kit/define-resource'
import { renderResource } from '../../../kit/testing/render-resource'
import type { CalendarImport } from './calendar-import'
import { ImportButton } from './import-button'

const entry = {
  ...{ title: 'Kick-off', startsAt: '2031-03-05T05:00:00.000Z', allDay: false },
  ...{ repeats: null, writtenOut: null, reason: null },
}
const FOUND: CalendarImport = {
  ...{ fileName: 'outlook.ics', total: 4, new: 2, changed: 0, removed: 0, same: 1, refused: 1 },
  entries: [
    { ...entry, line: 4, outcome: 'new' },
    {
      ...{ ...entry, line: 9, title: 'Berlin', outcome: 'new' },
      writtenOut: { events: 57, until: '2032-03-31T06:00:00.000Z' },
    },
    { ...entry, line: 14, title: '', outcome: 'same' },
    { ...entry, line: 19, title: 'Bad', outcome: 'refused', reason: 'broken_date', startsAt: null },
  ],
}

const onImported = vi.fn()
const sent = vi.fn()

beforeEach(() => vi.clearAllMocks())

function open(check: { status?: number; body: unknown }) {
  renderResource({ name: 'calendar', endpoint: 'calendar' } as ResourceDefinition, {
    path: '/commercial/calendar',
    at: '/commercial/calendar',
    element: <ImportButton onImported={onImported} />,
    answers: {
      'GET /api/branding': { body: { timeZone: 'Asia/Riyadh' } },
      'POST /api/calendar/import-checks': check,
      'POST /api/calendar/imports': (body) => {
        sent(Object.fromEntries(body as FormData))
        return { status: 201, body: FOUND }
      },
    },
  })
}

async function choose() {
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Import' }))
  const dialog = await screen.findByRole('dialog')
  const file = new File(['x'], 'outlook.ics')
  await user.upload(within(dialog).getByLabelText('Choose a file'), file)
  return { user, dialog }
}

describe('importing a calendar', () => {
  it('shows each event with what becomes of it, and imports them as chosen', async () => {
    open({ body: FOUND })
    const { user, dialog } = await choose()
    expect(await within(dialog).findByText('outlook.ics')).toBeVisible()
    expect(within(dialog).getByText('Kick-off')).toBeVisible()
    expect(within(dialog).getByText('Untitled event')).toBeVisible()
    expect(within(dialog).getByText(/imported as 57 single events, until/)).toBeVisible()
    expect(within(dialog).getByText("It contains a date that doesn't exist.")).toBeVisible()
    await user.click(within(dialog).getByRole('checkbox', { name: 'Private' }))
    await user.click(within(dialog).getByRole('button', { name: 'Import' }))
    expect(await within(dialog).findByText('The calendar has been imported.')).toBeVisible()
    expect(within(dialog).queryByRole('button', { name: 'Import' })).toBeNull()
    expect(onImported).toHaveBeenCalledOnce()
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'meeting', isPrivate: 'true' })
    )
  })

  it('imports nothing where nothing is new', async () => {
    open({ body: { ...FOUND, new: 0, entries: FOUND.entries.slice(2) } })
    const { dialog } = await choose()
    expect(await within(dialog).findByText('outlook.ics')).toBeVisible()
    expect(within(dialog).queryByRole('button', { name: 'Import' })).toBeNull()
    expect(within(dialog).queryByRole('checkbox', { name: 'Private' })).toBeNull()
  })

  it('says why a file cannot be read', async () => {
    const errors = { file: ["This isn't a calendar file, or it's damaged."] }
    open({ status: 422, body: { message: 'Please check the marked fields.', errors } })
    const { dialog } = await choose()
    await waitFor(() =>
      expect(within(dialog).getByRole('alert')).toHaveTextContent("This isn't a calendar file")
    )
    expect(within(dialog).getByLabelText('Choose a file')).toBeInTheDocument()
  })
})
