import { createRef } from 'react'
import type { CalendarRef } from '@fullcalendar/react'
import { act, screen, waitFor } from '@testing-library/react'
import { Form } from 'antd'
import { expect, test, vi } from 'vitest'
import { InstantInput } from '../../../kit/inputs/instant-input'
import { renderResource } from '../../../kit/testing/render-resource'
import type { ResourceDefinition } from '../../../kit/define-resource'
import type { CalendarRange } from './calendar'
import { TeamCalendar } from './team-calendar'

const KAMCHATKA = 'Asia/Kamchatka'
const EVENT = {
  id: 1,
  version: 1,
  key: '1',
  title: 'Site meeting',
  kind: 'meeting',
  startsAt: '2026-03-10T07:00:00.000Z',
  endsAt: '2026-03-10T08:00:00.000Z',
  firstStartsAt: '2026-03-10T07:00:00.000Z',
  firstEndsAt: '2026-03-10T08:00:00.000Z',
  allDay: false,
  busyOnly: false,
  can: { update: true, delete: true },
}

function open(timeZone: string) {
  const ref = createRef<CalendarRef>()
  const onOpen = vi.fn()
  const onShown = vi.fn()
  const range = { events: [EVENT], overlays: [] } as unknown as CalendarRange
  const calendar = { onOpen, onShown, onChanged: vi.fn(), range, ref, on: '2026-03-10' }
  renderResource({ name: 'calendar', endpoint: 'calendar' } as ResourceDefinition, {
    path: '/commercial/calendar',
    at: '/commercial/calendar',
    element: <TeamCalendar {...calendar} />,
    answers: { 'GET /api/branding': { body: { timeZone } } },
  })
  return { api: () => ref.current!.getApi(), onOpen, onShown }
}

test.each([
  // March 2026 begins on a Sunday, so it is shown from its first day
  [
    'Asia/Riyadh',
    '2026-03-10T10:00:00+03:00',
    '2026-03-10T07:00:00.000Z',
    '2026-02-28T21:00:00.000Z',
  ],
  [KAMCHATKA, '2026-03-10T19:00:00+12:00', '2026-03-09T22:00:00.000Z', '2026-02-28T12:00:00.000Z'],
])('the clock is that of the firm: %s', async (timeZone, shown, tenOClock, firstDay) => {
  const { api, onOpen, onShown } = open(timeZone)
  await waitFor(() =>
    expect(onShown).toHaveBeenLastCalledWith(expect.objectContaining({ from: firstDay }))
  )
  expect(await screen.findByText('Site meeting')).toBeInTheDocument()
  expect(api().getEventById('1')!.startStr).toBe(shown)
  act(() => api().select('2026-03-10T10:00:00', '2026-03-10T11:00:00'))
  expect(onOpen).toHaveBeenLastCalledWith(
    expect.objectContaining({ startsAt: tenOClock, allDay: false })
  )
  act(() => api().select('2026-03-01', '2026-03-02'))
  expect(onOpen).toHaveBeenLastCalledWith(
    expect.objectContaining({ startsAt: firstDay, allDay: true })
  )
})

test('a time is written in the firm’s clock too', async () => {
  renderResource({ name: 'calendar', endpoint: 'calendar' } as ResourceDefinition, {
    path: '/',
    at: '/',
    element: (
      <Form initialValues={{ startsAt: EVENT.startsAt }}>
        <Form.Item name="startsAt" label="Starts">
          <InstantInput timeZone={KAMCHATKA} />
        </Form.Item>
      </Form>
    ),
  })
  expect(await screen.findByLabelText('Starts')).toHaveValue('2026-03-10 19:00')
})
